import { createServer } from "node:http";
import { corners, quarters } from "../../packages/testing/src/honest-pictures.ts";

const [width, height] = [900, 600];

const manifestOf = (origin) => {
  const id = `${origin}/manifest.json`;
  const canvas = `${origin}/canvas/1`;
  const body = { id: `${origin}/picture.jpg`, type: "Image", format: "image/jpeg", width, height };
  const annotation = { id: `${canvas}/painting`, type: "Annotation", motivation: "painting", body, target: canvas };
  const items = [{ id: `${canvas}/page`, type: "AnnotationPage", items: [annotation] }];
  return {
    "@context": "http://iiif.io/api/presentation/3/context.json",
    id,
    type: "Manifest",
    label: { en: ["Four Quarters, of another museum"] },
    items: [{ id: canvas, type: "Canvas", width, height, items }],
  };
};

/** A museum of one picture, which is known by its colours, on an origin of its own. */
export async function openOtherMuseum() {
  const picture = await quarters(width, height).jpeg({ quality: 95 }).toBuffer();
  const server = createServer(({ url, headers }, response) => {
    response.setHeader("access-control-allow-origin", "*");
    if (url === "/picture.jpg") return response.setHeader("content-type", "image/jpeg").end(picture);
    if (url !== "/manifest.json") return response.writeHead(404).end();
    return response
      .setHeader("content-type", "application/ld+json")
      .end(JSON.stringify(manifestOf(`http://${headers.host}`)));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    manifest: `${origin}/manifest.json`,
    picture: `${origin}/picture.jpg`,
    names: manifestOf(origin).label.en,
    colours: corners,
    close: () => server.close(),
  };
}
