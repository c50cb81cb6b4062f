import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import express from "express";
import { expect, test } from "vitest";
import { watchAnswers } from "../../../testing/answer-watch.ts";

const history = [{ index: 0, title: "창립", year: "2005", date: "04.16" }];
const refusal = { message: "없습니다.", code: "NOT_FOUND", reason: "POST_NOT_FOUND" };
const type = "application/json";

const answering = (status: number, body: unknown) => (response: ServerResponse) => {
  response.statusCode = status;
  response.setHeader("content-type", type);
  response.end(JSON.stringify(body));
};

/** Asks a server that answers so at /api/history, below a router as the site's, and tells what was found. */
async function foundIn(answer: (response: ServerResponse) => void): Promise<string> {
  const app = express().use(
    "/api",
    express.Router().get("/history", (_request, response) => answer(response)),
  );
  const answers = watchAnswers(app);
  const server = createServer(answers.listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${port}/api/history`)).text();
  await new Promise((resolve) => server.close(resolve));
  try {
    answers.assert();
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

test.each<[string, (response: ServerResponse) => void]>([
  ["whole", answering(200, history)],
  [
    "in parts",
    (response) => {
      response.writeHead(200, { "Content-Type": type });
      response.write("[");
      response.end("]");
    },
  ],
  [
    "compressed",
    (response) => response.writeHead(200, ["content-type", type, "content-encoding", "gzip"]).end(gzipSync("[]")),
  ],
  ["as a refusal", answering(500, { ...refusal, code: "INTERNAL_SERVER_ERROR", reason: "INTERNAL" })],
])("API-43 an answer of the document passes, sent %s", async (_case, answer) => {
  expect(await foundIn(answer)).toBe("");
});

test.each<[string, (response: ServerResponse) => void, string]>([
  ["a status", answering(404, refusal), "GET /history answers 404 (POST_NOT_FOUND)"],
  ["a reason", answering(500, refusal), "gives the reason POST_NOT_FOUND"],
  ["a field that is missing", answering(200, [{ ...history[0], year: undefined }]), "required property 'year'"],
  ["a field of no contract", answering(200, [{ ...history[0], id: 7 }]), "(id)"],
  [
    "a field in what is compressed",
    (response) =>
      response.writeHead(200, ["content-type", type, "content-encoding", "gzip"]).end(gzipSync('[{"index":0}]')),
    "required property 'title'",
  ],
])("API-43 %s that is planted is found, whoever asked", async (_case, answer, sentence) => {
  expect(await foundIn(answer)).toContain(sentence);
});
