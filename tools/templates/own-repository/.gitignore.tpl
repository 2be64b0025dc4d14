node_modules/
dist/
var/
/releases/
.build-lock*
