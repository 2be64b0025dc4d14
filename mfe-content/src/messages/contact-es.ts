/** Texts of the contact pages. Only these pages load them. */
const es = {
  home: 'Inicio',
  rooms: 'Contacto',
  room: { person: 'Personas', company: 'Empresas', questions: 'Preguntas frecuentes' },
  title: {
    person: 'Contacto',
    company: 'Contacto para empresas',
    questions: 'Preguntas frecuentes',
  },
  lead: {
    person: 'Cuéntanos qué necesitas: responde una persona que conoce la tienda.',
    company: 'Regalos para equipos, catas y compras con factura. En un día hábil te mandamos alternativas.',
    questions: 'Lo que más nos preguntan, con su respuesta corta.',
  },
  formTitle: { person: 'Escríbenos', company: 'Cuéntanos qué buscan' },
  personForm: 'Contacto de personas',
  companyForm: 'Contacto de empresas',
  subject: 'Asunto',
  subjectHelp: 'Por ejemplo: regalos de fin de año, 40 personas',
  orderNumber: 'Número de pedido',
  company: 'Empresa',
  rut: 'RUT de la empresa',
  companyHelp: 'Cantidad, fecha y un monto por persona nos ayudan a partir',
  submit: 'Enviar mensaje',
  sending: 'Enviando tu mensaje',
  failed: 'No pudimos enviar tu mensaje',
  noAnswer: '¿No está lo que buscas?',
  write: 'Escribirnos',
};

export type ContactWords = typeof es;
export default es;
