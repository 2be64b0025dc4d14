export const pictures = {
  choose: 'Upload a photograph',
  replace: 'Replace the photograph',
  remove: 'Remove the photograph',
  crop: 'Which part of the photograph is shown?',
  preview: 'It will look like this',
  whole: 'Show the whole photograph',
  zoom: 'Closer',
  x: 'Sideways',
  y: 'Up and down',
  upload: 'Use this photograph',
  too_large: 'The photograph is larger than 12 MB. Choose a smaller one.',
  unreadable: 'We could not read the file. Choose it again.',
};
