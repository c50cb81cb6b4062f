import { expect, test } from "vitest";
import { describedPictures, describePicture, undescribedPictures } from "./picture-description.ts";
import { sanitise } from "./sanitise.ts";

const one = "/uploads/0f1e-1600x900/1280.webp";
const two = "/uploads/0f1f-1600x900/1280.webp";

test("ATT-07 a decorative picture says so by the one role there is, and by an empty description alone", () => {
  const decorative = `<img src="${one}" alt="" role="presentation" />`;
  expect(sanitise(decorative)).toBe(decorative);
  expect(sanitise(`<img role="PRESENTATION" src="${one}">`)).toBe(`<img src="${one}" alt="" />`);
  expect(sanitise(`<img role="presentation" src="${one}">`)).toBe(decorative);
  expect(sanitise(`<img src="${one}" alt="연꽃" role="presentation">`)).toBe(`<img src="${one}" alt="연꽃" />`);
  for (const role of ["none", "button", "presentation button", ""])
    expect(sanitise(`<img src="${one}" alt="" role="${role}">`)).toBe(`<img src="${one}" alt="" />`);
  expect(sanitise('<p role="presentation">글</p><a href="/a" role="presentation">나</a>')).not.toContain("role");
  // A file's name describes nothing: with the role it is said that nothing has to be.
  expect(sanitise(`<img src="${one}" alt="IMG_1.jpg" role="presentation">`)).toBe(decorative);
});

test("ATT-07 an empty description alone says nothing yet", () => {
  const html = `<img src="${one}" alt="" /><img src="${two}" alt="" role="presentation" /><img src="${two}" alt="달" />`;
  expect(describedPictures(html)).toEqual([
    { src: one, description: "", isDecorative: false },
    { src: two, description: "", isDecorative: true },
    { src: two, description: "달", isDecorative: false },
  ]);
  expect(undescribedPictures(html)).toEqual([{ src: one, place: 1, textBefore: "", textAfter: "" }]);
});

test("ATT-07 a description is written at its place alone, as text", () => {
  const html = sanitise(
    `<p>앞 &amp; 뒤</p><img src="${one}" alt="" width="400" /><figure data-text-alignment="center"><img src="${one}" alt="" role="presentation" /><figcaption>글</figcaption></figure>`,
  );
  const described = sanitise(describePicture(html, 1, { description: '"><b>달</b> & 물', isDecorative: false }));
  expect(described).toBe(html.replace('alt="" width', 'alt="&quot;&gt;&lt;b&gt;달&lt;/b&gt; &amp; 물" width'));
  expect(sanitise(describePicture(described, 1, { description: "", isDecorative: false }))).toBe(html);
  const second = sanitise(describePicture(html, 2, { description: "달", isDecorative: false }));
  expect(describedPictures(second)[1]).toEqual({ src: one, description: "달", isDecorative: false });
  expect(sanitise(describePicture(second, 2, { description: "", isDecorative: true }))).toBe(html);
  expect(describePicture(html, 3, { description: "달", isDecorative: false })).toBe(html);
});

test("ATT-07 a picture is told with the words around it, none of them cut in two", () => {
  const html = `<p>${"🌸".repeat(300)}</p><p>앞 글</p><figure><img src="${one}" alt=""><figcaption>아래</figcaption></figure><p>뒤</p>`;
  const [picture] = undescribedPictures(html);
  expect(picture).toMatchObject({ place: 1, textAfter: "아래 뒤" });
  expect(picture?.textBefore).toMatch(/^🌸+ 앞 글$/u);
});
