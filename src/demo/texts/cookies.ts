import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";

/** What the site leaves in the browser, by name, and how to take it back. */
export const cookiesTexts = {
  es: {
    seo: {
      title: "Cookies | Volante",
      description:
        "Las cookies y el almacenamiento que usa este sitio, para qué sirve cada uno, cuánto duran y cómo cambias tu elección.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: { heading: "Cookies", text: "Qué guardamos en tu navegador y para qué." },
      },
      richText(
        "cookies",
        `
        ## Lo necesario, sin consentimiento
        - session-slug: la última página que has visto, para devolverte a ella después de iniciar o cerrar sesión. Dura lo que la sesión del navegador.
        - volante (o __Host-volante): tu sesión cifrada, solo si inicias sesión o tasas un coche. No la puede leer ningún programa de la página.
        - volante-known: dice que hay una sesión iniciada, y nada de quién. Dura lo que la sesión del navegador.
        - volante-login (o __Host-volante-login): el acceso que has empezado, cifrado. Desaparece al entrar.
        - volante-form: lo que escribiste en un formulario que hay que corregir, cifrado. Dura 5 minutos.
        - volante-trade-in y volante-trade-in-pt (o con __Secure- delante): lo que llevas escrito de una tasación, cifrado. Dura lo que la sesión del navegador, un día como mucho, y se borra al cerrar la sesión de tu cuenta.
        - Idioma: el que eliges con el cambio de idioma. Dura 365 días.
        - volante-consent: tu elección sobre las cookies.
        - volante-flash: un aviso que se muestra una vez. Dura 10 segundos.
        Además, el almacenamiento de sesión guarda qué panel tienes abierto y lo que llevas escrito en un formulario sin enviar, sin contraseñas ni datos de tarjeta, y se borra al cerrar la pestaña.
        ## Con tu consentimiento
        - utms, en el almacenamiento de sesión: la campaña por la que has llegado.
        - Vistos recientemente: los últimos vehículos que has abierto, solo en tu navegador.
        - Medición: los pasos que das en una búsqueda o en una reserva, para mejorar el sitio.
        ## Páginas vistas
        Contamos las páginas vistas sin identificarte y sin cookies.
        ## Cambiar de idea
        Puedes cambiar tu elección cuando quieras borrando las cookies de este sitio en tu navegador: la próxima vez te lo preguntamos de nuevo. Aceptar y rechazar cuesta lo mismo, un clic.
        ## Pagos
        En el paso de la tarjeta se carga el proveedor de pagos, que puede usar sus propias cookies para evitar fraudes. En el resto del sitio no se carga.
        `,
      ),
    ],
  },
  pt: {
    seo: {
      title: "Política de cookies | Volante",
      description:
        "Os cookies e o armazenamento que este site usa, para que serve cada um, quanto duram e como muda a sua escolha.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: { heading: "Cookies", text: "O que guardamos no seu navegador e para quê." },
      },
      richText(
        "cookies",
        `
        ## O necessário, sem consentimento
        - session-slug: a última página que viu, para voltar a ela depois de iniciar ou terminar sessão. Dura o que dura a sessão do navegador.
        - volante (ou __Host-volante): a sua sessão cifrada, só se iniciar sessão ou avaliar um carro. Nenhum programa da página a pode ler.
        - volante-known: diz que há uma sessão iniciada, e nada de quem. Dura o que dura a sessão do navegador.
        - volante-login (ou __Host-volante-login): o acesso que começou, cifrado. Desaparece quando entra.
        - volante-form: o que escreveu num formulário que há que corrigir, cifrado. Dura 5 minutos.
        - volante-trade-in e volante-trade-in-pt (ou com __Secure- antes): o que já escreveu numa avaliação, cifrado. Dura o que dura a sessão do navegador, um dia no máximo, e é apagado quando termina a sessão da sua conta.
        - Idioma: o que escolhe na mudança de idioma. Dura 365 dias.
        - volante-consent: a sua escolha sobre os cookies.
        - volante-flash: um aviso que se mostra uma vez. Dura 10 segundos.
        Além disso, o armazenamento de sessão guarda que painel está aberto e o que já escreveu num formulário por enviar, sem palavras-passe nem dados de cartão, e apaga-se ao fechar o separador.
        ## Com o seu consentimento
        - utms, no armazenamento de sessão: a campanha pela qual chegou.
        - Vistos recentemente: os últimos veículos que abriu, só no seu navegador.
        - Medição: os passos que dá numa pesquisa ou numa reserva, para melhorar o site.
        ## Páginas vistas
        Contamos as páginas vistas sem o identificar e sem cookies.
        ## Mudar de ideias
        Pode mudar a sua escolha quando quiser, apagando os cookies deste site no seu navegador: da próxima vez voltamos a perguntar. Aceitar e rejeitar custam o mesmo, um clique.
        ## Pagamentos
        No passo do cartão é carregado o prestador de pagamentos, que pode usar os seus próprios cookies para evitar fraudes. No resto do site não é carregado.
        `,
      ),
    ],
  },
} as const satisfies PageTexts;
