export default {
  title: "Pague a reserva",
  progress: "Passo {step} de {total}: {name}",
  step: "pagamento",
  amount: "Cobrado agora",
  vehicle: "Para reservar",
  refund:
    "Os {amount} descontam-se no preço. Recebe-os por inteiro se cancelar em 14 dias, se o veículo não corresponder ao combinado ou se não o pudermos guardar.",
  held: "Guardado para si até às {time}.",
  testTitle: "Modo de teste: nada é cobrado",
  testText: "Use um destes números, com qualquer data futura e três algarismos como código.",
  testCards: {
    succeeds: "o pagamento corre bem",
    authentication: "o banco pede a sua confirmação",
    "insufficient-funds": "não há saldo suficiente",
    declined: "o banco recusa o cartão",
  },
  help: "Prefere falar connosco? Ligue para {dealer}:",
  helpAway: "Prefere falar connosco?",
  write: "Escrever-nos sobre este veículo",
  call: "Ligar para o {phone}",
  back: "Voltar ao resumo",
  away: "Neste momento não conseguimos consultar a sua reserva",
  awayText: "O que preencheu continua aqui: tente de novo daqui a pouco.",
  retry: "Tentar de novo",
  plainTitle: "O cartão precisa de JavaScript",
  plainText:
    "Os dados do cartão vão do seu navegador para o serviço de pagamentos e nunca passam por nós. Isso só funciona com JavaScript, que aqui está desativado. Ative-o e volte a carregar a página, ou peça que lhe liguemos: o que preencheu continua guardado.",
  plainCall: "Também pode ligar para {dealer}:",
  callTitle: "Peça que lhe liguemos",
  callText: "Ligamos para o {phone}, o número que nos deu, para concluir a reserva consigo.",
  callUse: "Usamos os seus dados para lhe ligar sobre esta reserva.",
  callSend: "Pedir a chamada",
  callLetter:
    "Não consegui pagar com cartão no site. Liguem-me, por favor, para concluir a minha reserva {reference}.",
  callDone:
    "Recebemos o seu pedido e vamos ligar-lhe. O veículo continua guardado até às {time}; se até lá não estiver pago, volta à venda.",
  ended: {
    expired:
      "O tempo para pagar acabou e o veículo já não está guardado. Se continuar livre, pode guardá-lo outra vez a partir daqui.",
    declined:
      "O banco recusou demasiados cartões, por isso já não guardamos o veículo. Nada foi cobrado. Ligue-nos e concluímos a reserva consigo:",
    cancelled:
      "Esta reserva está cancelada. Se o veículo continuar livre, pode guardá-lo outra vez a partir daqui.",
    unknown:
      "Não encontramos o pagamento que ia fazer. Reveja o resumo e volte a guardar o veículo a partir daqui.",
  },
  browser: {
    owner: "Titular do cartão",
    ownerHelp: "Como aparece no cartão.",
    number: "Número do cartão",
    expiry: "Validade",
    expiryHelp: "Mês e ano, como 09/29.",
    cvc: "Código de segurança",
    cvcHelp: "3 algarismos (4 no Amex).",
    pay: "Pagar {amount}",
    paying: "A processar o pagamento…",
    checking: "A verificar o pagamento…",
    loading: "A carregar o formulário do cartão…",
    slow: "Está a demorar mais do que o normal. Volte a carregar a página ou ligue-nos.",
    summary: "Há algo a corrigir",
    mistakes: {
      ownerMissing: "Escreva o nome do titular.",
      numberMissing: "Escreva o número do cartão.",
      numberInvalid: "O número do cartão está incompleto ou tem algum erro.",
      expiryMissing: "Escreva a data de validade.",
      expiryInvalid: "Escreva a validade com mês e ano, como 09/29.",
      expiryPast: "A validade deste cartão terminou. Use outro.",
      cvcMissing: "Escreva o código de segurança.",
      cvcInvalid: "O código de segurança está incompleto.",
    },
    problemTitle: "Nada foi cobrado",
    problems: {
      declined: "O banco recusou o cartão e não nos diz porquê. Experimente outro ou fale com o seu banco.",
      insufficientFunds: "O cartão não tem saldo suficiente. Experimente outro.",
      authentication: "O banco não confirmou a sua identidade. Tente de novo ou experimente outro cartão.",
      expired: "O banco indica que a validade do cartão terminou. Verifique a data ou experimente outro.",
      wrongCode: "O código de segurança não é o deste cartão. Verifique-o e tente de novo.",
      wrongNumber: "O banco não reconhece os dados do cartão. Verifique-os e tente de novo.",
      lost: "A ligação caiu antes do pagamento. Verifique se tem internet e tente de novo.",
      silent: "O serviço de pagamentos não responde. Aguarde um momento e tente de novo.",
      changed: "O pagamento não chegou a ser feito. Tente de novo.",
      interrupted: "O pagamento ficou a meio. Pode tentar de novo.",
      unloaded:
        "Não conseguimos carregar o formulário do cartão. Verifique a ligação e volte a carregar a página.",
    },
    reload: "Voltar a carregar a página",
    ends: {
      paid: { title: "Pagamento recebido", text: "Vamos levá-lo à sua reserva." },
      elsewhere: {
        title: "Esta reserva já está paga",
        text: "Pagou-a noutro separador. Aqui não é preciso mais nada.",
      },
      late: {
        title: "Estamos a verificar o pagamento",
        text: "O banco aceitou o pagamento, mas a confirmação está a demorar. Não pague outra vez: enviamos-lhe um e-mail assim que chegar.",
      },
      over: {
        title: "O tempo para pagar acabou",
        text: "O veículo já não está guardado. Se continuar livre, pode voltar a guardá-lo a partir do resumo.",
      },
      declined: {
        title: "Demasiados cartões recusados",
        text: "Encerrámos este pagamento e já não guardamos o veículo. Nada foi cobrado. Ligue-nos e concluímos a reserva consigo.",
      },
      cancelled: {
        title: "Esta reserva está cancelada",
        text: "Já não pode ser paga. Se algo chegou a ser cobrado, devolvemos-lhe o valor.",
      },
      returned: {
        title: "Devolvemos-lhe o dinheiro",
        text: "O pagamento já não valia para esta reserva e devolvemos o valor para o mesmo cartão. Explicamos-lhe tudo por e-mail.",
      },
      unknown: {
        title: "Não sabemos se o valor foi cobrado",
        text: "A ligação caiu durante o pagamento. Não pague outra vez antes de verificar.",
      },
      signedOut: {
        title: "A sua sessão terminou",
        text: "Entre de novo e continuará neste passo.",
      },
      gone: {
        title: "Esta reserva não está na sua conta",
        text: "Talvez tenha entrado com outra conta noutro separador.",
      },
    },
    seeReservation: "Ver a minha reserva",
    seeSummary: "Voltar ao resumo",
    login: "Iniciar sessão",
    checkAgain: "Verificar o pagamento",
    left: "Faltam {left}.",
    leftSaid: { "5": "Faltam cinco minutos para pagar.", "1": "Falta um minuto para pagar." },
  },
} as const;
