import { join } from "node:path";

export const optimised = join("public", "pictures");

/** Ways to write the address of one picture so that it looks like another's. `n` makes each of them new. */
export const aliasesOf = (file: string): readonly ((n: number) => string)[] => {
  const image = (url: string, rest = "&w=640&q=60") => `/_next/image/?url=${url}${rest}`;
  const plain = encodeURIComponent(`/pictures/${file}`);
  return [
    (n) => image(`${plain}%23${n}`),
    (n) => image(encodeURIComponent(`/pictures/${"x/../".repeat(1 + (n % 9))}${file}`)),
    (n) => image(encodeURIComponent(`/pictures/x${n}/../${file}`)),
    (n) => image(`%2Fpictures%2F%25${file.charCodeAt(n % 4).toString(16)}${file.slice(1)}`),
    (n) => image(plain, `&w=${"0".repeat(1 + (n % 20))}640&q=60`),
    (n) => image(plain, `&w=640&q=${"0".repeat(1 + (n % 20))}60`),
    (n) => image(plain, `&w=640&q=60&v=${n}`),
    (n) => image(plain).replace("image/", n % 2 === 0 ? "image" : "image//"),
    (n) => image(plain, `&q=60&w=640${"&".repeat(1 + (n % 20))}`),
    (n) => image(`${plain}%3Fv%3D${n}`),
    (n) => image(`%2F${"%2F".repeat(1 + (n % 9))}pictures%2F${file}`),
    (n) => image(encodeURIComponent(`/pictures/./${"./".repeat(n % 30)}${file}`)),
    (n) => image(encodeURIComponent(`http://localhost/pictures/${file}#${n}`)),
    (n) => image(plain, `&w=${641 + n}&q=60`),
    (n) => image(plain, `&w=640&q=${n % 59}`),
    (n) => image(encodeURIComponent(`/icons/volante.svg?${n}`)),
    (n) => image(encodeURIComponent(`https://127.0.0.1:${20_000 + n}/x.jpg`)),
    (n) => image(encodeURIComponent(`https://169.254.169.254/latest/${n}`)),
  ];
};
