export const pictures = {
  choose: 'Subir una foto',
  replace: 'Cambiar la foto',
  remove: 'Quitar la foto',
  crop: '¿Qué parte de la foto se ve?',
  preview: 'Así se verá',
  whole: 'Mostrar la foto entera',
  zoom: 'Acercar',
  x: 'A los lados',
  y: 'Arriba y abajo',
  upload: 'Usar esta foto',
  too_large: 'La foto pesa más de 12 MB. Elige una más liviana.',
  unreadable: 'No pudimos leer el archivo. Elígelo otra vez.',
};
