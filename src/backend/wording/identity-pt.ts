/** Texts of the login provider in Portuguese. */
export const identityPt = {
  errorTitle: "Erro: {title}",
  summary: "Há algo a corrigir",
  email: "E-mail",
  password: "Palavra-passe",
  newPassword: "Palavra-passe nova",
  passwordHelp: "Pelo menos {least} caracteres. Pode usar qualquer sinal, também espaços.",
  name: "Nome e apelidos",
  code: "Código de oito letras e algarismos",
  remember: "Manter a sessão iniciada neste dispositivo durante 30 dias",
  rememberHelp:
    "Não assinale se for usado por mais pessoas. Antes de pagar ou de alterar os seus dados, pedimos-lhe que entre outra vez.",
  toShop: "Voltar à loja",
  login: {
    title: "Entre na sua conta",
    submit: "Entrar",
    register: "Criar uma conta",
    reset: "Esqueci-me da palavra-passe",
    withPassword: "Entrar com a minha palavra-passe",
    sending: "A entrar…",
    elsewhere: "Entrar na página de acesso segura",
    unreachable: "Não conseguimos verificar os seus dados. Verifique a ligação e tente de novo.",
  },
  register: {
    title: "Crie a sua conta",
    text: "Primeiro verificamos que o e-mail é seu: vamos enviar-lhe um código de oito letras e algarismos.",
    submit: "Enviar o código",
    login: "Já tenho uma conta",
  },
  reset: {
    title: "Altere a sua palavra-passe",
    text: "Escreva o e-mail com que se registou e vamos enviar-lhe um código de oito letras e algarismos.",
    submit: "Enviar o código",
    login: "Já me lembro: entrar",
  },
  codePage: {
    title: "Escreva o código",
    register:
      "Enviámos-lhe um e-mail com um código de oito letras e algarismos. Pode demorar um minuto; se não o vir, procure na pasta de correio não solicitado.",
    reset:
      "Enviámos-lhe um e-mail. Se tiver uma conta com esse endereço, traz um código de oito letras e algarismos. Pode demorar um minuto; se não o vir, procure na pasta de correio não solicitado.",
    help: "É válido durante {minutes} minutos. Com ou sem hífen, em maiúsculas ou minúsculas: é igual.",
    submit: "Continuar",
    again: "Pedir outro código ou corrigir o e-mail",
  },
  newAccount: {
    title: "O seu nome e a sua palavra-passe",
    text: "O e-mail é seu. Só falta isto.",
    privacy: "Guardamos o seu nome e o seu e-mail para gerir a sua conta.",
    privacyLink: "Política de privacidade",
    privacyPath: "/pt/privacidade/",
    submit: "Criar a conta",
  },
  knownAccount: {
    title: "Já tem uma conta",
    text: "Há uma conta com este e-mail. Escolha uma palavra-passe nova e entrará com ela; a anterior deixará de ser válida.",
    login: "Entrar com a palavra-passe que já tenho",
  },
  newPasswordPage: {
    title: "A sua palavra-passe nova",
    text: "Assim que a guardar, a anterior deixará de ser válida e as sessões que tiver abertas serão terminadas.",
    submit: "Guardar e entrar",
  },
  over: {
    title: "Esta página já não é válida",
    text: "Passou demasiado tempo, ou já entrou. Não se perdeu nada: comece outra vez na página de acesso.",
    link: "Ir para a página de acesso",
  },
  spent: {
    title: "Foram tentados demasiados códigos",
    text: "Por segurança, aqui já nenhum é válido. Comece outra vez na página de acesso.",
    link: "Ir para a página de acesso",
  },
  failed: {
    title: "Não conseguimos continuar",
    text: "Algo falhou do nosso lado. Tente de novo dentro de momentos.",
    busy: "Há muita gente a entrar ao mesmo tempo. Tente de novo dentro de alguns segundos.",
    foreign: "Este formulário não foi enviado a partir da nossa página, e não o aceitámos.",
    tooLarge: "O que foi enviado é demasiado grande.",
    link: "Ir para a página de acesso",
  },
  openId: {
    button: "Continuar com {provider}",
    leaving: {
      title: "Levamo-lo até {provider}",
      text: "Aí confirma quem é e volta a esta loja. Usamos apenas o seu nome e o seu e-mail.",
      link: "Ir para {provider}",
    },
    cancelled: "Não terminou de entrar com {provider}. Pode tentar de novo ou entrar de outra forma.",
    otherwise: "Entrar com o meu e-mail e a minha palavra-passe",
    guest: "Continuar sem conta",
    failures: {
      away: {
        title: "{provider} não responde agora",
        text: "A culpa não é sua e nada se perdeu. Pode entrar de outra forma, tentar mais tarde ou continuar a ver sem conta.",
      },
      refused: {
        title: "Não conseguimos entrar com {provider}",
        text: "O que recebemos de {provider} não é o que pedimos, por isso não o aceitámos. Nada mudou: tente de novo ou entre de outra forma.",
      },
      unverified: {
        title: "{provider} não confirma o seu e-mail",
        text: "Para abrir uma conta ou encontrar a sua precisamos de um e-mail que {provider} tenha verificado. Verifique-o aí, ou entre aqui com o seu e-mail.",
      },
    },
    link: {
      title: "Já tem uma conta com este e-mail",
      text: "Escreva uma única vez a palavra-passe que tem aqui, ou peça um código para esse e-mail. A partir de agora poderá entrar com {provider}.",
      textWithoutPassword:
        "Enviamos-lhe um código para este e-mail, para saber que a conta é sua. A partir de agora poderá entrar com {provider}.",
      submit: "Entrar e memorizar {provider}",
      code: "Enviar-me um código",
      wrong: "A palavra-passe não está correta. Verifique-a ou peça um código.",
    },
  },
  fieldErrors: {
    emailMissing: "Escreva o seu e-mail.",
    emailInvalid: "Escreva o e-mail completo, como nome@exemplo.pt.",
    passwordMissing: "Escreva a sua palavra-passe.",
    wrong: "O e-mail ou a palavra-passe não estão corretos. Verifique-os e tente de novo.",
    tooOften: "Houve demasiadas tentativas. Poderá tentar de novo dentro de {wait}.",
    codeMissing: "Escreva o código que lhe enviámos.",
    codeWrong:
      "Esse código não é válido: não é o último que lhe enviámos ou expirou. Verifique-o ou peça outro.",
    nameMissing: "Escreva o seu nome.",
    nameTooLong: "Aqui cabem {most} caracteres.",
    "too-short": "Escreva pelo menos {least} caracteres.",
    "too-long": "Escreva no máximo {most} caracteres.",
    common:
      "Essa palavra-passe é das primeiras que se tentam. Escolha outra: três ou quatro palavras soltas servem bem.",
    own: "Escolha uma palavra-passe que não seja o seu nome nem o seu e-mail.",
  },
  wait: {
    minute: "1 minuto",
    minutes: "{count} minutos",
    hours: "{count} horas",
  },
} as const;
