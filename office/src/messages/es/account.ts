export const account = {
  title: 'Tu cuenta',
  proof: {
    password: 'Tu contraseña',
    code: 'Código de tu aplicación',
    code_help: 'O un código de respaldo. El que usaste para entrar ya no sirve: espera el siguiente.',
  },
  password: {
    title: 'Contraseña',
    help: 'Usa al menos %{smart_count} caracteres. Al cambiarla se cierran tus otras sesiones.',
    current: 'Contraseña de ahora',
    new: 'Contraseña nueva',
    submit: 'Cambiar la contraseña',
    done: 'Contraseña cambiada. Tus otras sesiones se cerraron.',
  },
  app: {
    title: 'Aplicación de códigos',
    help: 'Para usar otro teléfono. La aplicación de ahora sirve hasta que confirmes la nueva. Si ya no la tienes, usa un código de respaldo.',
    submit: 'Conectar otra aplicación',
    scan: 'Lee este cuadro con la aplicación nueva y escribe el código que muestra. Tienes diez minutos.',
    confirm: 'Usar la aplicación nueva',
    done: 'Aplicación cambiada. Tus otras sesiones se cerraron y los códigos de respaldo de antes no sirven.',
    too_late:
      'Pasaron más de diez minutos, o la aplicación nueva ya quedó conectada. No la borres: crea códigos de respaldo con su código. Si no sirve, empieza otra vez.',
  },
  codes: {
    title: 'Códigos de respaldo',
    help: 'Si se te acaban o alguien los vio, crea otros. Los de antes dejan de servir.',
    submit: 'Crear códigos nuevos',
    kept: 'Listo',
  },
};
