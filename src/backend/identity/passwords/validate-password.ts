import { passwordEntropy } from "#platform/password-entropy.ts";

/** Words that attackers try first, here and elsewhere, without accents. With digits and symbols around them they are no passwords. */
const commonWords: ReadonlySet<string> = new Set(
  `
  aaaaaa abcabc abcd abcde abcdef abcdefg abcdefgh abril acceso access admin administrador administrator
  adrian agosto aguia aguila alberto alegria alejandra alejandro alexandre alvaro amanda amiga amigas amigo
  amigos amomimama amor amoramor amores amorzinho amote amoteamo ana anamaria andrea andres andrew android
  angel angeles angelito anjo anonimo anonymous anthony antonio apple april asdfasdf asdfgh asdfghj asdfghjk
  asdfghjkl asdqwe ashley athletic atleti atletico atleticomadrid audi august azerty azertyuiop baby
  babygirl baloncesto bambi banana barca barcelona baseball basketball batman beatriz bebe bebes beijinhos
  beijos bemvindo benfica besos betis bienvenida bienvenido bilbao blablabla blink boavista bolacha bonita
  borboleta braga bruno buster cabron cambiame camila campeao campeon campeones caralho carinho carino
  carlos carmen carro cars casa casillas catarina cerveja cerveza ceu changeme charlie cheese chiquita
  chiquito chocolat chocolate cielo claudia clave claves clavesecreta coche cojones computador computer
  contrasena contrasenia convidado cookie coracao corazon cristal cristiano cristina cristo daniel david
  december default delfin demo deus deuseamor dezembro diamante diamond diana diciembre diego dinero
  dinheiro diogo dios diosesamor diosmio domingo dragon dragones eagle eduardo elena enero entra entrar
  espana espanol esperanca esperanza estrela estrelinha estrella estrellas facebook familia family fcporto
  febrero february felicidad felicidade fernando ferrari fevereiro filhos flaca flor florecita flores
  football forcabarca fortnite francisco freedom friday friends fuck fuckyou futbol futebol gabriel gabriela
  galleta gandalf garfield george gilipollas ginger girasol girassol gmail goku golden golfinho google gorda
  gordo guapa guapo guerra guest guitar guitarra hahaha halamadrid hannah harley hello hellokitty helloworld
  hermanos hijos hockey hola holahola holamundo honda hotmail hugo hunter iloveyou ines iniesta instagram
  internet inverno invierno invitado iphone irmaos isabel ivan jackson jajaja janeiro january javier jejeje
  jennifer jessica jesucristo jesus jesuscristo joana joao jordan jorge jose josefa josemaria joshua juan
  jueves julho julio july june junho junio killer killme lalala laranja laura leao leon letmein liberdade
  libertad linda lindo linux lisboa lkjhgfdsa lobo login lololo loveyou lucas lucia luis luna lunes madrid
  madridista maestro magic mago maio malaga mama mamae mami manuel march marco marcos maria mariajose
  mariana mariposa marta martes martin marzo master mateo mateus matrix matthew maverick mayo mejoresamigas
  mercedes merda merlin messi mestre metallica miamor micasa michael michelle mickey miclave micontrasena
  microsoft miercoles mierda mifamilia miguel minecraft minhacasa minhafamilia minhasenha minnie misclaves
  mistico mivida mnbvcxz monday monkey mono moto motos musica mustang nada naranja naruto nena
  nene nenhum neymar nicolas nicole ninguno ninja nintendo nirvana nothing november novembro noviembre
  october octubre ola olamundo orange ordenador oscar otono outono outubro pablo palavrachave palavrapasse
  pantera papa papai papi password passwort patricia paula paulo paz pedro pepper peugeot phoenix pikachu
  pizza plata platano playstation poiuytrewq pokemon porsche portatil porto portugal prata primavera
  princesa princesas princesinha princess principe prueba pruebas purple puta qazwsx qazwsxedc quarta quinta
  qweasd qweasdzxc qwerty qwertyu qwertyui qwertyuiop qwertz qwertzui rafael rainha ranger raquel raul
  realmadrid reina renault ricardo rita robert roberto roblox rocio rock ronaldo root rosa ruben sabado
  samsung samuel santiago sara saturday seat sebastian secreta secreto secretos segredo segredos segunda
  senha senhas september septiembre sergio setembro setiembre sevilla sevillafc sexta shadow silver
  slbenfica slipknot snoopy soccer sofia sol sombra sorte spiderman sporting sportingcp starwars suerte
  summer sunday sunshine superman suzuki teamo teamomucho tequiero tequieromucho terca test teste testing
  thomas thunder thursday tiago tiger tigre tonto toyota trabajo trabalho trueno trustno trustnoone tuesday
  tweety twitter user usuario usuarios utilizador valencia valentina vegeta verano verao veronica victor
  vida viernes virgen visabarca visca viscabarca viva vivaespana volante
  volantes volkswagen wednesday welcome whatever whatsapp windows winnie winter wolf wsxedc yahoo yamaha
  youtube zaqwsx zxcvbn zxcvbnm
`
    .trim()
    .split(/\s+/),
);

/** Characters as perceived by people. */
export const passwordLength = { least: 8, most: 200 } as const;

/** Below it a password is a run, a repetition or little else. */
const leastBits = 14;

/** Digits and symbols that replace letters. */
const lookalikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Beside a common word, this much makes no difference. */
const mostAround = 5;

const lettersOf = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");

const plain = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

const spelledOut = (text: string): string => Array.from(text, (sign) => lookalikes[sign] ?? sign).join("");

/** Whether a common word is left once the characters around it, or in the place of its letters, are removed. */
const isCommon = (password: string): boolean => {
  const whole = plain(password);
  const core = whole.replace(/^[\d\W_]+|[\d\W_]+$/g, "");
  return [whole, core, spelledOut(whole), spelledOut(core)]
    .map(lettersOf)
    .some((word) => commonWords.has(word) && whole.length - word.length <= mostAround);
};

/** Whether little is left beside the name of the shop. */
const isShopName = (password: string, shop: string): boolean => {
  const whole = plain(password);
  const name = lettersOf(shop);
  const isIn = name !== "" && [whole, spelledOut(whole)].some((text) => lettersOf(text).includes(name));
  return isIn && whole.length - name.length < mostAround;
};

/** Days, telephone numbers, sequences: passwords of few different digits are tried first. */
const isShortNumber = (password: string): boolean => /^[\d\s./-]{1,12}$/.test(password);

export type PasswordProblem = "too-short" | "too-long" | "common" | "own";

/**
 * Validates a new password: its length, that it is not a common one, and that it is not made of what is known of its owner or the shop. Any
 * characters are allowed, and it is compared as it was typed.
 * @param known mail address, name
 * @param shop its name
 */
export const validatePassword = (
  password: string,
  known: readonly string[],
  shop: string,
): PasswordProblem | undefined => {
  const { length } = Array.from(password);
  if (length < passwordLength.least) return "too-short";
  if (length > passwordLength.most) return "too-long";
  const parts = known.flatMap((text) => [text, ...text.split(/[@\s]/)]);
  const letters = lettersOf(password);
  if (parts.some((part) => plain(part) === plain(password))) return "own";
  if (parts.some((part) => letters.length >= 4 && lettersOf(part) === letters)) return "own";
  if (isCommon(password) || isShopName(password, shop) || isShortNumber(password)) return "common";
  if (passwordEntropy(plain(password)) < leastBits) return "common";
  return undefined;
};
