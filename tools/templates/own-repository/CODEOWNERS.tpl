* @casa-quillay/{{id}}
