import type es from "#locales/es/consent.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  label: "Cookies",
  question:
    "Além do necessário, e só se aceitar, usamos cookies próprios para medir a utilização do site, saber por que campanha chegou e recordar os veículos que vê.",
  questionOthers:
    "Além do necessário, e só se aceitar, usamos cookies próprios e de outras empresas para medir a utilização do site, saber por que campanha chegou e recordar os veículos que vê.",
  more: "Ver o que guardamos",
  accept: "Aceitar",
  reject: "Rejeitar",
  settings: "Configurar cookies",
  title: "Configurar cookies",
  intro:
    "Decida o que guardamos neste navegador. Pode voltar a esta página e mudar de opinião quando quiser: a ligação está no fundo de todas as páginas.",
  now: {
    ask: "Ainda não escolheu. Entretanto, guardamos apenas o necessário.",
    all: "Aceitou o que é opcional. Recordamos a sua escolha durante um ano.",
    necessary: "Rejeitou o que é opcional. Recordamos a sua escolha durante um ano.",
  },
  necessary: {
    title: "Necessário, sempre ativo",
    text: "A última página que viu, a sua sessão se a iniciar, o idioma que escolhe e a resposta a esta pergunta. Sem isto o site não funciona, por isso não depende de autorização. Contamos também as páginas vistas, sem o identificar e sem cookies.",
  },
  optional: {
    title: "Opcional, só se aceitar",
    text: "São dados próprios. Não os vendemos nem os cruzamos com os de outros sites.",
    textOthers: "Não os vendemos. Os de outras empresas são tratados por elas, segundo as suas condições.",
    others: "Outras empresas: o que guardam ou recebem {hosts}.",
    google:
      "{name}, da Google Ireland Limited: recebe que páginas vê e que passos dá, e relaciona-os através dos cookies _ga, que duram até dois anos. Não permitimos que os use para publicidade. Se rejeitar, apagamo-los.",
    plausible:
      "Plausible, em {name}: conta as páginas que vê e os passos que dá, sem cookies nem nada que o identifique.",
    measuring:
      "Medição: os passos que dá ao pesquisar, comparar ou reservar e o tempo que as páginas demoram, para melhorar o site e para o atendermos melhor se nos contactar.",
    campaign: "Campanha: o anúncio ou o e-mail pelo qual chegou. Apaga-se ao fechar o separador.",
    recent: "Vistos recentemente: os últimos veículos que abriu, apenas neste navegador.",
    after:
      "Se rejeitar o opcional depois de o ter aceitado, deixamos de o guardar a partir desse momento e apagamos a campanha deste navegador.",
  },
} as const satisfies Wording<typeof es>;
