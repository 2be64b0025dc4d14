{ "keys": {} }
