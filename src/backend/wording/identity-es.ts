/** Texts of the login provider in Spanish. */
export const identityEs = {
  errorTitle: "Error: {title}",
  summary: "Hay algo que corregir",
  email: "Correo electrónico",
  password: "Contraseña",
  newPassword: "Contraseña nueva",
  passwordHelp: "Al menos {least} caracteres. Vale cualquier signo, también los espacios.",
  name: "Nombre y apellidos",
  code: "Código de ocho letras y cifras",
  remember: "Mantener mi sesión en este dispositivo durante 30 días",
  rememberHelp:
    "No lo marques si lo usa más gente. Antes de pagar o de cambiar tus datos te pediremos entrar otra vez.",
  toShop: "Volver a la tienda",
  login: {
    title: "Entra en tu cuenta",
    submit: "Entrar",
    register: "Crear una cuenta",
    reset: "He olvidado mi contraseña",
    withPassword: "Entrar con mi contraseña",
    sending: "Entrando…",
    elsewhere: "Entrar en la página de acceso segura",
    unreachable: "No hemos podido comprobar tus datos. Revisa la conexión y prueba otra vez.",
  },
  register: {
    title: "Crea tu cuenta",
    text: "Primero comprobamos que el correo es tuyo: te enviaremos un código de ocho letras y cifras.",
    submit: "Enviarme el código",
    login: "Ya tengo una cuenta",
  },
  reset: {
    title: "Cambia tu contraseña",
    text: "Escribe el correo con el que te registraste y te enviaremos un código de ocho letras y cifras.",
    submit: "Enviarme el código",
    login: "Ya me acuerdo: entrar",
  },
  codePage: {
    title: "Escribe el código",
    register:
      "Te hemos enviado un correo con un código de ocho letras y cifras. Puede tardar un minuto; si no lo ves, mira en la carpeta de correo no deseado.",
    reset:
      "Te hemos enviado un correo. Si tienes una cuenta con esa dirección, lleva un código de ocho letras y cifras. Puede tardar un minuto; si no lo ves, mira en la carpeta de correo no deseado.",
    help: "Vale durante {minutes} minutos. Con guion o sin él, en mayúsculas o minúsculas: da igual.",
    submit: "Continuar",
    again: "Pedir otro código o corregir el correo",
  },
  newAccount: {
    title: "Tu nombre y tu contraseña",
    text: "El correo es tuyo. Solo falta esto.",
    privacy: "Guardamos tu nombre y tu correo para llevar tu cuenta.",
    privacyLink: "Política de privacidad",
    privacyPath: "/privacidad/",
    submit: "Crear la cuenta",
  },
  knownAccount: {
    title: "Ya tienes una cuenta",
    text: "Hay una cuenta con este correo. Pon una contraseña nueva y entrarás con ella; la anterior dejará de valer.",
    login: "Entrar con la contraseña que ya tengo",
  },
  newPasswordPage: {
    title: "Tu contraseña nueva",
    text: "En cuanto la guardes, la anterior dejará de valer y se cerrarán las sesiones que tengas abiertas.",
    submit: "Guardar y entrar",
  },
  over: {
    title: "Esta página ya no vale",
    text: "Ha pasado demasiado tiempo, o ya has entrado. No se ha perdido nada: empieza otra vez desde la página de acceso.",
    link: "Ir a la página de acceso",
  },
  spent: {
    title: "Se han probado demasiados códigos",
    text: "Por seguridad, aquí ya no vale ninguno más. Empieza otra vez desde la página de acceso.",
    link: "Ir a la página de acceso",
  },
  failed: {
    title: "No hemos podido seguir",
    text: "Ha fallado algo nuestro. Prueba otra vez dentro de un momento.",
    busy: "Hay mucha gente entrando a la vez. Prueba otra vez dentro de unos segundos.",
    foreign: "Este formulario no se ha enviado desde nuestra página, y no lo hemos aceptado.",
    tooLarge: "Lo que se ha enviado es demasiado grande.",
    link: "Ir a la página de acceso",
  },
  openId: {
    button: "Continuar con {provider}",
    leaving: {
      title: "Te llevamos a {provider}",
      text: "Allí confirmas quién eres y vuelves a esta tienda. Solo usamos tu nombre y tu correo.",
      link: "Ir a {provider}",
    },
    cancelled: "No has terminado de entrar con {provider}. Puedes probar otra vez o entrar de otra manera.",
    otherwise: "Entrar con mi correo y mi contraseña",
    guest: "Seguir sin cuenta",
    failures: {
      away: {
        title: "{provider} no responde ahora",
        text: "No es culpa tuya y no se ha perdido nada. Puedes entrar de otra manera, probar más tarde o seguir mirando sin cuenta.",
      },
      refused: {
        title: "No hemos podido entrar con {provider}",
        text: "Lo que nos ha llegado de {provider} no es lo que pedimos, así que no lo hemos aceptado. No ha cambiado nada: prueba otra vez o entra de otra manera.",
      },
      unverified: {
        title: "{provider} no confirma tu correo",
        text: "Para abrir una cuenta o encontrar la tuya necesitamos un correo que {provider} haya comprobado. Compruébalo allí, o entra aquí con tu correo.",
      },
    },
    link: {
      title: "Ya tienes una cuenta con este correo",
      text: "Escribe una sola vez la contraseña que tienes aquí, o pide un código a ese correo. A partir de ahora podrás entrar con {provider}.",
      textWithoutPassword:
        "Te enviamos un código a este correo para saber que la cuenta es tuya. A partir de ahora podrás entrar con {provider}.",
      submit: "Entrar y recordar {provider}",
      code: "Enviarme un código",
      wrong: "La contraseña no es correcta. Compruébala o pide un código.",
    },
  },
  fieldErrors: {
    emailMissing: "Escribe tu correo electrónico.",
    emailInvalid: "Escribe el correo completo, como nombre@ejemplo.es.",
    passwordMissing: "Escribe tu contraseña.",
    wrong: "El correo o la contraseña no son correctos. Compruébalos y prueba otra vez.",
    tooOften: "Ha habido demasiados intentos. Podrás probar otra vez dentro de {wait}.",
    codeMissing: "Escribe el código que te hemos enviado.",
    codeWrong: "Ese código no vale: no es el último que te enviamos o ha caducado. Compruébalo o pide otro.",
    nameMissing: "Escribe tu nombre.",
    nameTooLong: "Aquí caben {most} caracteres.",
    "too-short": "Escribe al menos {least} caracteres.",
    "too-long": "Escribe como máximo {most} caracteres.",
    common:
      "Esa contraseña es de las primeras que se prueban. Elige otra: tres o cuatro palabras sueltas van bien.",
    own: "Elige una contraseña que no sea tu nombre ni tu correo.",
  },
  wait: {
    minute: "1 minuto",
    minutes: "{count} minutos",
    hours: "{count} horas",
  },
} as const;
