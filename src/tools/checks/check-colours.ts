/** A stylesheet or component and its text. */
export type StyledFile = Readonly<{ path: string; text: string }>;

const colourHome = "src/styles/tokens.css";

const namedColours =
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon
darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey
dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey
honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral
lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue
lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine
mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
yellowgreen`.split(/\s+/);

const hex = /#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i;
const colourFunction = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const name = new RegExp(`(?<![\\w-])(${namedColours.join("|")})(?![\\w-])`, "i");

/** Properties whose values are names of our own, not colours. */
const propertiesOfNames =
  /^(animation|grid|font|view-transition|container|counter|will-change|transition|anchor|position)/;

const rawColourIn = (value: string): string | undefined =>
  (hex.exec(value) ?? colourFunction.exec(value) ?? name.exec(value))?.[0];

const blankOut = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (match) => match.replace(/[^\n]/g, " "));

const declarationsOf = (text: string): { property: string; value: string; line: number }[] => {
  const plain = [/\/\*[\s\S]*?\*\//g, /"[^"\n]*"|'[^'\n]*'/g, /\burl\([^)]*\)/gi].reduce(blankOut, text);
  const declarations = [];
  for (const match of plain.matchAll(/([-\w]+)\s*:([^;{}]*)(?=[;}])/g)) {
    const [, property = "", value = ""] = match;
    const line = plain.slice(0, match.index).split("\n").length;
    declarations.push({ property: property.toLowerCase(), value, line });
  }
  return declarations;
};

const inStylesheet = ({ path, text }: StyledFile): string[] =>
  declarationsOf(text).flatMap(({ property, value, line }) => {
    const isOfNames = propertiesOfNames.test(property);
    const colour = isOfNames ? (hex.exec(value) ?? colourFunction.exec(value))?.[0] : rawColourIn(value);
    return colour === undefined
      ? []
      : [`${path}:${line}: ${colour} belongs into ${colourHome}, under a name`];
  });

const paintAttribute =
  /\b(fill|stroke|stopColor|floodColor|color|background|backgroundColor|borderColor)\s*(=|:)\s*\{?\s*(["'`])([^"'`]*)\3/g;

const inComponent = ({ path, text }: StyledFile): string[] =>
  [...text.matchAll(paintAttribute)].flatMap((match) => {
    const colour = rawColourIn(match[4] ?? "");
    const line = text.slice(0, match.index).split("\n").length;
    return colour === undefined
      ? []
      : [`${path}:${line}: ${colour} belongs into ${colourHome}, under a name`];
  });

/** Reports colours that are written out anywhere but in the tokens: in stylesheets, and on elements in components. */
export const checkColours = (files: readonly StyledFile[]): readonly string[] =>
  files
    .filter((file) => file.path !== colourHome && !/\.test\.tsx?$/.test(file.path))
    .flatMap((file) => (file.path.endsWith(".css") ? inStylesheet(file) : inComponent(file)));
