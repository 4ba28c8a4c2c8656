import { describe, expect, test } from "vitest";
import { picture, pictureAddress, vehiclePicture } from "./picture.ts";
import { vehicleDetail } from "./vehicle-detail.ts";

const wrong = [
  "javascript:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>",
  "//evil.example/a.webp",
  "/\\evil.example/a.webp",
  "https:///a.webp",
  "a.webp",
  "",
];

describe("the address of a picture", () => {
  test.each(["/pictures/a.webp", "https://images.example/a%20b.webp?w=1", "/a b.webp"])("%j is one", (url) =>
    expect(pictureAddress.safeParse(url).success).toBe(true),
  );

  test.each(wrong)("%j is none", (url) => expect(picture.safeParse({ url }).success).toBe(false));

  test.each(wrong)("a vehicle is read without a picture at %j", (url) => {
    const good = "/pictures/a.webp";
    const externalImages = [{ url }, { url: good, picture: { url } }, { url: good }];
    const read = vehicleDetail.parse({
      card: { vin: "VSSZZZ5FZKR012345", imageUrl: url, picture: { url } },
      vehicle: { imageUrl: url },
      carDetailImage: { staticImages: { externalImages } },
    });
    expect(read.carDetailImage?.staticImages?.externalImages).toEqual([{ url: good }, { url: good }]);
    expect(read.card?.picture).toBeUndefined();
    expect(read.card?.imageUrl).toBeUndefined();
    expect(read.vehicle?.imageUrl).toBeUndefined();
  });

  test("a picture without one is named", () => {
    expect(vehiclePicture.safeParse({ width: 7 }).error?.issues[0]?.path).toEqual(["url"]);
  });
});
