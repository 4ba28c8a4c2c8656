import { expect, test } from "vitest";
import { findPanel } from "./find-panel.ts";

const vin = "VSSZZZ5FZJR000001";
const pages = {
  compare: "/comparar/",
  specifications_: "/ficha-tecnica/{subject}/",
  newsletter: "/solicitud/newsletter/",
  "test-drive_": "/solicitud/test-drive/?vin={subject}",
  tradein: "/solicitud/trade-in/",
  tradein_: "/solicitud/trade-in/?step={step}&retake={subject}",
};

test.each([
  ["#compare", undefined, { name: "compare", page: "/comparar/", home: "/comparar/" }],
  ["#compare", "/comparar/?vin=A,B", { name: "compare", page: "/comparar/?vin=A,B", home: "/comparar/" }],
  [
    `#specifications_${vin}`,
    undefined,
    { name: "specifications", subject: vin, page: `/ficha-tecnica/${vin}/`, home: "/ficha-tecnica/" },
  ],
  [
    `#test-drive_${vin}`,
    undefined,
    {
      name: "test-drive",
      subject: vin,
      page: `/solicitud/test-drive/?vin=${vin}`,
      home: "/solicitud/test-drive/",
    },
  ],
  [
    "#newsletter",
    undefined,
    { name: "newsletter", page: "/solicitud/newsletter/", home: "/solicitud/newsletter/" },
  ],
  ["#tradein", undefined, { name: "tradein", page: "/solicitud/trade-in/", home: "/solicitud/trade-in/" }],
  [
    "#tradein_3_abc",
    undefined,
    {
      name: "tradein",
      step: "3",
      subject: "abc",
      page: "/solicitud/trade-in/?step=3&retake=abc",
      home: "/solicitud/trade-in/",
    },
  ],
  [
    "#contact",
    "/solicitud/contact/?x=1",
    { name: "contact", page: "/solicitud/contact/?x=1", home: "/solicitud/contact/" },
  ],
] as const)("%s with the link %s", (hash, linked, found) => {
  expect(findPanel(hash, pages, linked)).toEqual(found);
});

test.each([
  "",
  "#main",
  "#contact",
  "#test-drive",
  `#newsletter_${vin}`,
  "#reserve",
  "#constructor",
  "#specifications_x",
])("%s has no page here", (hash) => {
  expect(findPanel(hash, pages)).toBeUndefined();
});
