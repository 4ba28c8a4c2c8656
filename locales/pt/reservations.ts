import type es from "#locales/es/reservations.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  title: "Reservas",
  none: "Ainda não reservou nenhum veículo. Na ficha daquele de que gostar pode guardá-lo com um sinal, e aqui vê em que ponto está.",
  first: "Procurar um veículo",
  back: "Todas as minhas reservas",
  heading: "A sua reserva: {vehicle}",
  reservedHeading: "Reservado: {vehicle}",
  plan: {
    title: "O seu plano",
    paid: "Sinal pago",
    call: "{dealer} telefona-lhe",
    someCall: "O concessionário telefona-lhe",
    credit: "A entidade aprova o crédito",
    contract: "Assina o contrato",
    tradeIn: "Entrega o seu carro",
    rest: "Paga o restante: {amount}",
    collect: "Vai buscar o veículo",
    handover: "Levamos-lhe o veículo",
    before: "Antes de {day}",
    soon: "Nos próximos dias",
    atHandover: "No dia da entrega",
    between: "Entre {earliest} e {latest}",
    cancel: "Se mudar de ideias, pode cancelar sem custos até {until}.",
    papers: "Tenha à mão",
    identity:
      "O seu Cartão de Cidadão ou título de residência válido, ou a certidão permanente se a compra for de uma empresa",
    income: "Um comprovativo de rendimentos e o IBAN da sua conta, para o crédito",
    carPapers: "Do seu carro: Documento Único Automóvel, última inspeção e todas as chaves",
    addToCalendar: "Adicionar a entrega ao calendário",
    ask: "Perguntar: {phone}",
    calendar: "Entrega: {vehicle}",
  },
  madeOn: "Reservado a {date}",
  reference: "Referência: {id}",
  away: "De momento não conseguimos mostrar esta parte. Tente de novo dentro de instantes.",
  moment: "{date} às {time} (hora de Portugal continental)",
  pretence: "É um pagamento de teste: não foi cobrado nem devolvido dinheiro.",

  states: {
    held: "A aguardar pagamento",
    confirmed: "Confirmada",
    cancelled: "Cancelada",
    expired: "Expirada",
    completed: "Concluída",
    registered: "Registada",
  },
  deposits: {
    due: "Sinal de {amount} por pagar",
    unclear: "Estamos a verificar o pagamento do sinal",
    none: "O sinal não foi cobrado",
    paid: "Sinal de {amount} pago",
    partly: "Sinal de {amount} pago, do qual lhe devolvemos {returned}",
    disputed: "Sinal de {amount} reclamado ao seu banco",
    refunding: "Devolução de {amount} em curso",
    refunded: "Sinal de {amount} devolvido",
  },
  next: "O que acontece agora",
  nexts: {
    registered:
      "A sua reserva está registada. O concessionário liga-lhe para confirmar o sinal e combinar a assinatura do contrato e a entrega.",
    due: "Guardamos-lhe o veículo até às {time} (hora de Portugal continental). Pague o sinal antes disso: caso contrário, volta à venda e nada é cobrado.",
    dueSoon:
      "Guardamos o veículo para si por pouco tempo. Pague o sinal: se não o fizer, volta a estar à venda e nada é cobrado.",
    unclear:
      "Ainda não sabemos se o sinal foi cobrado e estamos a verificar. Se foi e o veículo continuar livre, a reserva fica confirmada. Caso contrário, devolvemos-lho por inteiro.",
    cancelling:
      "A reserva está cancelada. Estamos a verificar se o sinal chegou a ser cobrado: se foi, devolvemos-lho por inteiro.",
    confirmed:
      "O concessionário vai telefonar-lhe para combinar a assinatura do contrato e a entrega. A reserva ainda não é a compra: esta fecha-se quando assina esse contrato.",
    cancelled: "A reserva foi cancelada antes de o sinal ser pago. Nada foi cobrado.",
    refunding:
      "Vamos devolver-lhe {amount} para o cartão com que pagou. A devolução está em curso, mas ainda não temos a confirmação de que saiu: pode acompanhá-la aqui.",
    refunded:
      "Devolvemos {amount} a {date} para o cartão com que pagou. Os bancos costumam demorar entre 5 e 10 dias úteis a mostrá-lo.",
    expired:
      "O pagamento não chegou a tempo, por isso já não lhe guardamos o veículo. Nada foi cobrado. Se continuar à venda, pode reservá-lo de novo na respetiva ficha.",
    declined:
      "O banco recusou demasiados cartões, por isso encerrámos o pagamento e já não guardamos o veículo para si. Nada foi cobrado. Ligue-nos e concluímos a reserva consigo:",
    disputed:
      "Reclamou o sinal ao seu banco, que está a analisar o caso. Enquanto não decide, a reserva mantém-se. Se foi engano, diga-o ao seu banco e ligue para o concessionário.",
    "dispute-lost":
      "O seu banco devolveu-lhe o sinal que reclamou, por isso já não guardamos o veículo para si.",
    completed: "A reserva está concluída. Se ainda não tem o veículo, ligue para o concessionário.",
  },
  pay: "Continuar e pagar o sinal",
  seeVehicle: "Ver o veículo",

  asItWas: "Estes são os dados que a reserva tinha.",

  timeline: "O que já aconteceu",
  events: {
    held: "Guardámos-lhe o veículo",
    confirmed: "Sinal pago e reserva confirmada",
    expired: "Terminou o tempo para pagar",
    "cards-declined": "O banco recusou demasiados cartões e deixámos de o guardar",
    cancelled: "Reserva cancelada",
    "refund-begun": "Começámos a devolver um pagamento",
    refunded: "Pagamento devolvido",
    "refunded-partly": "Devolvemos-lhe uma parte do sinal",
    disputed: "Reclamou o sinal ao seu banco",
    "dispute-won": "O seu banco não aceitou a reclamação",
    "dispute-lost": "O seu banco devolveu-lhe o sinal",
    completed: "Reserva concluída",
  },

  price: "O preço",
  concept: "Descrição",
  amount: "Valor",
  when: "Quando",

  delivery: "Entrega e garantia",
  place: "Onde",
  home: "Em sua casa",
  collected: "Levanta-o no concessionário",
  elsewhere: "Noutra morada",
  dates: "Data prevista",
  between: "Entre {earliest} e {latest}",
  on: "A {day}",
  morning: "{dates}, de manhã",
  afternoon: "{dates}, à tarde",
  warranty: "Garantia",
  legalWarranty: "A legal, incluída no preço",
  moreWarranty: "A legal e ainda {name}",

  tradeIn: "O carro que entrega",
  tradeInText: "Vale {amount}. O concessionário confirma o valor quando o vir.",
  tradeInLink: "Ver a avaliação",

  credit: "O crédito",
  monthsValue: "{months} meses",
  creditText:
    "Está sujeito à aprovação da entidade financeira. Até o assinar, nenhum dos dois fica obrigado.",

  person: "Os seus dados",
  name: "Nome",
  email: "E-mail",
  phone: "Telemóvel",
  nif: "NIF",
  receipt: "Morada da fatura",
  extraReceipt: "Outra cópia da fatura",
  birthDate: "Data de nascimento",

  dealer: "Quem o vende",
  dealerName: "Concessionário",
  address: "Morada",

  documents: "Documentos",
  documentsNone: "Os documentos ficam aqui quando a reserva estiver confirmada.",
  documentsNever: "A reserva não chegou a ser confirmada, por isso não tem documentos.",
  files: {
    confirmation: "confirmacao-da-reserva",
    payment: "recibo-de-pagamento",
    conditions: "condicoes-de-reserva",
    withdrawal: "informacao-e-formulario-de-livre-resolucao",
    finance: "informacao-do-credito",
    refund: "comprovativo-de-devolucao",
  },

  ending: "Cancelar e desistir",
  cancelPaid:
    "Pode cancelar a reserva sem indicar o motivo até {until}. Devolvemos-lhe o sinal por inteiro, {amount}, para o mesmo cartão.",
  cancelHeld: "Se mudar de ideias, cancele e o veículo volta à venda. Nada é cobrado.",
  cancelOver:
    "O prazo para cancelar aqui terminou a {until}. Se precisar de alterar alguma coisa, telefone para o concessionário. Se o veículo não corresponder ao acordado, ou se não pudermos manter a reserva, devolvemos-lhe o sinal por inteiro.",
  cancel: "Cancelar a reserva",
  withdraw:
    "Se comprar à distância, tem ainda 14 dias de calendário a partir da entrega do veículo para resolver a compra sem indicar o motivo.",
  withdrawForm: "Informação e formulário de livre resolução",
  cancelTitle: "Cancela a reserva?",
  cancelTextPaid:
    "O veículo volta à venda e outra pessoa pode reservá-lo. Devolvemos-lhe o sinal por inteiro, {amount}, para o cartão com que pagou. Esta ação é definitiva.",
  cancelTextHeld: "O veículo volta à venda e outra pessoa pode reservá-lo. Nada é cobrado.",
  reason: "Porque a cancela",
  reasonHelp: "Ajuda-nos a melhorar. Cabem {longest} carateres.",
  cancelSend: "Cancelar a reserva",
  keep: "Não, manter a reserva",
  notCancellable: "Esta reserva já não pode ser cancelada aqui. Em baixo vê em que ponto está.",
} as const satisfies Wording<typeof es>;
