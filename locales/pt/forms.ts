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
  either: "Basta o e-mail ou o telemóvel.",
  message: "Mensagem",
  privacy: "Li e aceito a política de privacidade.",
  privacyLink: "Política de privacidade",
  privacyPath: "/pt/privacidade/",
  callUs: "ligue-nos",
  callUsAt: "ligue-nos para o {phone}",
  fieldErrors: {
    nameMissing: "Escreva o seu nome.",
    emailMissing: "Escreva o seu endereço de e-mail.",
    reachMissing: "Escreva o seu e-mail ou o seu telemóvel, para lhe podermos responder.",
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
    codeInvalid: "Este código não é válido. Escreva as oito letras e algarismos do último e-mail.",
    emailSame: "É o e-mail que a sua conta já tem.",
    emailOther: "Não é o e-mail da sua conta.",
    accountHeld: "Não podemos apagar a sua conta enquanto tiver uma reserva em curso. Cancele-a primeiro.",
    amountInvalid: "Escreva apenas algarismos, como 12000.",
    yearInvalid: "Escreva um ano de quatro algarismos, como 2020.",
    limitCrossed: "Este limite cruza-se com outro que o alerta já tem, por isso não encontraria nada.",
    alertGone: "Este alerta já não existe.",
    alertTwice: "Já tem outro alerta que procura o mesmo.",
    listMissing: "Não sabemos que pesquisa quer guardar. Volte à lista e abra-a a partir de lá.",
    vehicleTaken: "Este veículo está reservado ou vendido, por isso não se pode pedir agora.",
    listFull: "Atingiu o máximo que se pode guardar. Apague algo da sua lista e tente novamente.",
    signedOut: "A sua sessão terminou. Entre na sua conta e volte a enviar.",
    notOffered: "Este serviço não está disponível de momento.",
    plateMissing: "Escreva a matrícula.",
    plateInvalid: "Não é uma matrícula portuguesa. Escreva-a como AA-12-BB ou 12-AB-34.",
    plateOther: "É uma matrícula espanhola. Aqui avaliamos carros matriculados em Portugal.",
    kmsMissing: "Escreva os quilómetros.",
    kmsInvalid: "Escreva os quilómetros em algarismos, como 64 000.",
    kmsFew: "Avaliamos carros a partir de 100 km.",
    kmsMany: "São quilómetros a mais. Confirme o número.",
    ownMissing: "Diga-nos se é o seu carro.",
    monthMissing: "Escolha o mês da primeira matrícula.",
    monthToCome: "Esse mês ainda não chegou.",
    yearMissing: "Escolha o ano da primeira matrícula.",
    brandMissing: "Indique a marca.",
    modelMissing: "Indique o modelo.",
    versionMissing: "Escolha a versão.",
    fuelMissing: "Indique o combustível.",
    transmissionMissing: "Escolha a caixa.",
    dealerMissing: "Escolha um concessionário.",
    intentionMissing: "Diga-nos o que quer fazer com o seu carro.",
    tradeInRefused:
      "Não conseguimos avaliar o carro: há algum dado que não bate certo. Volte atrás e confirme matrícula, data, versão e telefone.",
    bookedElsewhere:
      "Já tem uma marcação para este carro noutro concessionário. Altere-a ou anule-a antes: na sua conta ou pelo telefone que vem no e-mail da marcação.",
    tradeInGone: "Esta avaliação já não existe.",
    tradeInReserved:
      "Este carro faz parte de uma das suas reservas. Enquanto ela se mantiver, a avaliação não pode ser apagada.",
    appointmentLimit:
      "Hoje já foram pedidas várias marcações com este telemóvel ou este e-mail. Para pedir outra, ligue para o concessionário.",
    appointmentFixed:
      "Esta marcação já não pode ser alterada nem anulada pela internet. Telefone ao concessionário.",
    kmsUnder:
      "Não pode ter menos quilómetros do que quando o avaliou. Se então pôs a mais, corrija os dados e avalie-o outra vez.",
    conditionSubmitted: "Já entregou o estado deste carro, por isso não pode ser alterado.",
    conditionOpen:
      "Falta responder a alguma pergunta sobre o estado do carro. Complete-a e volte a entregar.",
    valueReserved:
      "Este carro está numa das suas reservas, que conta com o seu valor. Enquanto ela existir, o estado não pode ser entregue.",
    slotMissing: "Escolha um dia e uma hora.",
    slotTaken: "Essa hora já não está livre. Escolha outra.",
    valuationFailed:
      "Não conseguimos avaliar o seu carro. O que escreveu continua aqui: tente novamente dentro de momentos.",
    bookingFailed:
      "Não conseguimos fazer a marcação. A sua avaliação continua aqui: escolha outra hora ou tente novamente dentro de momentos.",
    conditionFailed:
      "Não conseguimos guardar o estado do seu carro. O que escreveu continua aqui: tente novamente dentro de momentos.",
    valueExpired: "A sua avaliação expirou. Peça outra: os seus dados continuam aqui.",
    tradeInChoiceMissing: "Diga-nos se entrega um carro.",
    financingMissing: "Diga-nos se pretende financiamento.",
    depositInvalid: "Escreva a entrada em euros, como 3.000.",
    monthsMissing: "Escolha o prazo.",
    deliveryMissing: "Escolha onde o quer receber.",
    notBroughtHome:
      "Não entregamos veículos nesse código postal. Volte ao passo 3 e escolha levantá-lo num concessionário ou outra morada.",
    notBrought: "Não entregamos veículos nesse código postal. Levante-o num concessionário.",
    addressMissing: "Escreva a morada.",
    zipMissing: "Escreva o código postal.",
    zipInvalid: "Escreva um código postal como {zipExample}.",
    cityMissing: "Escreva a localidade.",
    nifMissing: "Escreva o seu NIF.",
    nifInvalid: "Algum algarismo do NIF não está certo. Confirme-o.",
    birthMissing: "Escreva a sua data de nascimento.",
    birthInvalid: "Escreva a data com dia, mês e ano, como 28/02/1990.",
    birthUnder: "O financiamento é para maiores de 18 anos.",
    conditionsMissing: "Aceite as condições da reserva para continuar.",
    priceChanged: "O preço mudou enquanto reservava. Tem o novo em baixo: confirme-o antes de continuar.",
    quoteChanged:
      "O financiamento já não é o que lhe mostrámos. Tem o novo em baixo: confirme-o antes de continuar.",
    tradeInExpired: "A avaliação do seu carro expirou. Volte ao primeiro passo e avalie-o de novo.",
    tradeInElsewhere: "Esse carro já faz parte de outra reserva sua.",
    holdLimit: "Já tem dois veículos guardados por pagar. Termine ou cancele uma dessas reservas.",
    cardsDeclined:
      "Hoje os bancos recusaram demasiados cartões da sua conta ou da sua ligação, por isso não o podemos guardar pela internet. Se o quiser reservar, {callUs} e tratamos de tudo consigo.",
    alreadyPaid: "Esta reserva já está paga.",
    paymentsOff: "De momento não é possível reservar pela internet. Telefone-nos e tratamos disso consigo.",
    reservationRefused: "Não conseguimos fazer a reserva e nada foi cobrado. Tente novamente.",
    reservationGone: "Esta reserva já não existe.",
    reservationOver:
      "Esta reserva já não pode ser cancelada aqui. Telefone para o concessionário se precisar.",
    messageMissing: "Escreva a sua mensagem.",
    privacyMissing: "Aceite a política de privacidade para lhe podermos escrever.",
    tooLong: "Aqui cabem {longest} carateres. Guardámos o início do que escreveu.",
    unreadable: "Havia carateres que não conseguimos ler e retirámo-los. Verifique como ficou.",
    refused: "Não pudemos aceitar este dado. Verifique-o.",
    trapped:
      "O seu navegador ou gestor de palavras-passe preencheu um campo que não se vê, e não enviámos nada. Já está vazio: envie de novo.",
    outdated:
      "A página estava aberta há demasiado tempo e não enviámos o formulário. Verifique os dados e envie-o novamente.",
    tooOften:
      "Recebemos muitos envios seguidos desta ligação ou com estes dados. Poderá voltar a enviar dentro de {minutes} min; se tiver pressa, {callUs}.",
    tooOftenThere: "Tentou demasiadas vezes seguidas. Aguarde um pouco e tente novamente.",
    unavailable:
      "De momento não conseguimos enviar. O que escreveu continua aqui: tente novamente daqui a pouco.",
    notKept:
      "Já não temos o que escreveu. Se não chegou a enviar, escreva-o de novo. Se o seu navegador não aceita cookies, ligue-nos.",
    tooMuchKept:
      "O que escreveu ocupa mais do que conseguimos guardar entre páginas. Encurte os textos longos e envie outra vez.",
    textNotKept:
      "Este texto ocupa demasiado e não conseguimos guardá-lo enquanto corrige o resto. Escreva-o de novo, mais curto.",
  },
} as const satisfies Wording<typeof es>;
