import type es from "#locales/es/forms.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  errorTitle: "Erro: {title}",
  summary: "Há algo a corrigir",
  optional: "{label} (opcional)",
  longest: "No máximo {longest} carateres.",
  trap: "Deixe este campo vazio",
  name: "Nome e apelido",
  email: "Endereço de e-mail",
  phone: "Telemóvel",
  message: "Mensagem",
  privacy: "Li e aceito a política de privacidade.",
  privacyLink: "Política de privacidade",
  privacyPath: "/pt/privacidade/",
  mistakes: {
    nameMissing: "Escreva o seu nome.",
    emailMissing: "Escreva o seu endereço de e-mail.",
    emailInvalid: "Escreva o endereço completo, como nome@exemplo.pt.",
    phoneMissing: "Escreva o seu número de telemóvel.",
    phoneInvalid: "Escreva um telemóvel português de 9 algarismos, como {phoneExample}.",
    dayMissing: "Escolha também um dia.",
    timeMissing: "Escolha também uma hora.",
    dayOver: "Esse dia já não pode ser escolhido. Escolha outro.",
    closedThen: "A essa hora o concessionário está fechado. Veja o horário do dia que escolheu.",
    searchNameMissing: "Dê-lhe um nome.",
    passwordMissing: "Escreva a sua palavra-passe atual.",
    newPasswordMissing: "Escreva a nova palavra-passe.",
    newPasswordWeak:
      "Esta palavra-passe é demasiado fácil de adivinhar ou não chega a 8 carateres. Experimente uma frase.",
    passwordWrong: "A palavra-passe atual não está correta.",
    codeInvalid: "Este código não é válido. Escreva os seis algarismos do último e-mail.",
    emailSame: "É o e-mail que a sua conta já tem.",
    emailOther: "Não é o e-mail da sua conta.",
    accountHeld: "Não podemos apagar a sua conta enquanto tiver uma reserva em curso. Cancele-a primeiro.",
    amountInvalid: "Escreva apenas algarismos, como 12000.",
    alertGone: "Este alerta já não existe.",
    alertTwice: "Já tem outro alerta que procura o mesmo.",
    listMissing: "Não sabemos que pesquisa quer guardar. Volte à lista e abra-a a partir de lá.",
    vehicleTaken: "Este veículo está reservado ou vendido, por isso não se pode pedir agora.",
    listFull: "Atingiu o máximo que se pode guardar. Apague algo da sua lista e tente novamente.",
    signedOut: "A sua sessão terminou. Entre na sua conta e volte a enviar.",
    notOffered: "Este serviço não está disponível de momento.",
    messageMissing: "Escreva a sua mensagem.",
    privacyMissing: "Aceite a política de privacidade para lhe podermos responder.",
    tooLong: "Aqui cabem {longest} carateres. Guardámos o início do que escreveu.",
    unreadable: "Havia carateres que não conseguimos ler e retirámo-los. Verifique como ficou.",
    refused: "Não pudemos aceitar este dado. Verifique-o.",
    trapped: "Não pudemos aceitar o envio. Verifique os dados e envie-o novamente.",
    tooQuick:
      "O formulário chegou-nos demasiado depressa e não o enviámos. Verifique os dados e envie-o novamente.",
    outdated:
      "A página estava aberta há demasiado tempo e não enviámos o formulário. Verifique os dados e envie-o novamente.",
    tooOften: "Já nos escreveu várias vezes seguidas. Poderá enviar dentro de {minutes} min.",
    unavailable:
      "De momento não conseguimos enviar. O que escreveu continua aqui: tente novamente daqui a pouco.",
    notKept:
      "Já não temos o que escreveu. Se não chegou a enviar, escreva-o de novo. Se o seu navegador não aceita cookies, ligue-nos.",
    textNotKept:
      "Este texto ocupa demasiado e não conseguimos guardá-lo enquanto corrige o resto. Escreva-o de novo, mais curto.",
  },
} as const satisfies Wording<typeof es>;
