import { expect, test } from "vitest";
import { consentScript } from "./consent-script.ts";

/** Runs the script on a page of a browser that holds this cookie, and returns the cookie that it leaves; `isBlocked` ignores writes. */
const open = ({ cookie = "", isBlocked = false, isEnabled = true } = {}) => {
  const sent: string[] = [];
  const page = new EventTarget();
  const dataset: { consent?: string } = {};
  let stored = cookie;
  const document = {
    documentElement: { dataset },
    get cookie() {
      return stored;
    },
    set cookie(text: string) {
      if (!isBlocked) stored = text.split(";")[0] ?? "";
    },
    addEventListener: page.addEventListener.bind(page),
  };
  const world = {
    document,
    navigator: {
      cookieEnabled: isEnabled,
      sendBeacon: (_: string, body: URLSearchParams) => sent.push(String(body)),
    },
    addEventListener: page.addEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  };
  new Function(...Object.keys(world), consentScript())(...Object.values(world));
  const press = (value: string) => {
    const submit = new Event("submit", { cancelable: true });
    page.dispatchEvent(Object.assign(submit, { submitter: { name: "consent", value } }));
  };
  const comeBack = () => page.dispatchEvent(new Event("pageshow"));
  /** The page, which was rendered ahead, is shown; on another one the visitor has answered meanwhile. */
  const showAfter = (answer: string) => {
    stored = `volante-consent=${answer}`;
    page.dispatchEvent(new Event("prerenderingchange"));
  };
  return { dataset, sent, press, comeBack, showAfter };
};

test("who has not answered is asked, and the answer closes the bar", () => {
  const { dataset, sent, press } = open();
  expect(dataset.consent).toBe("ask");
  press("necessary");
  expect([dataset.consent, sent]).toEqual(["necessary", ["consent=necessary"]]);
});

test.each(["all", "necessary"])("who has answered %s is not asked again", (answer) => {
  expect(open({ cookie: `a=b; volante-consent=${answer}` }).dataset.consent).toBe(answer);
});

test("where the browser has cookies off nobody is asked, and nothing is allowed", () => {
  expect(open({ isBlocked: true, isEnabled: false }).dataset.consent).toBe("necessary");
});

test("where the answer cannot be kept it closes the bar all the same, as long as the page is there", () => {
  const { dataset, press, comeBack } = open({ isBlocked: true });
  expect(dataset.consent).toBe("ask");
  press("necessary");
  comeBack();
  expect(dataset.consent).toBe("necessary");
});

test("a page that was rendered ahead knows what was answered before it is shown", () => {
  const { dataset, showAfter } = open();
  expect(dataset.consent).toBe("ask");
  showAfter("necessary");
  expect(dataset.consent).toBe("necessary");
});
