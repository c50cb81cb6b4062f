import { createServer } from "node:http";
import { openDatabase } from "../../packages/entities/src/database.ts";

/** Everything that this site does is wrong on purpose: whoever finds nothing here has not looked. */
const front = `<!doctype html><html><head><title></title>
<style>body { background: #fff; color: #ddd }</style></head>
<body><p>옅은 글씨는 읽을 수 없습니다.</p><img src="/missing.png">
<form action="/search"><input name="q"><input type="submit"></form>
<a href="/search?q=one">찾기</a> <a href="/item?id=1">작품</a></body></html>`;

const document = { openapi: "3.1.0", info: { title: "planted" }, paths: { "/x/{id}": { get: { responses: {} } } } };

const badPolicy = "script-src 'unsafe-inline' *; object-src *";

async function openItems() {
  const { orm } = await openDatabase({ directory: "memory://" });
  await orm.em.fork().execute("create table item (id int, title text)");
  await orm.em.fork().execute("insert into item values (1, 'one'), (2, 'two')");
  return orm;
}

/** The statement that nobody should write. */
async function answerItem(orm, id) {
  try {
    const rows = await orm.em.fork().execute(`select title from item where id = ${id}`);
    return { status: 200, body: `<p>${rows.map(({ title }) => title).join(", ") || "none"}</p>` };
  } catch (error) {
    return { status: 500, body: `<p>PostgreSQL query failed: ERROR: ${error.message}</p>` };
  }
}

const pageOf = (body) =>
  `<!doctype html><html lang="ko"><head><title>planted</title></head><body>${body}</body></html>`;

/** A site of holes on a port of its own, for this computer alone. */
export async function openPlantedSite() {
  const items = await openItems();
  const answer = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://planted");
    const send = (status, type, body) =>
      response.writeHead(status, { "content-type": type, "content-security-policy": badPolicy }).end(body);
    if (pathname === "/api/openapi.json") return send(200, "application/json", JSON.stringify(document));
    if (pathname === "/search") return send(200, "text/html", pageOf(`<p>${searchParams.get("q") ?? ""}</p>`));
    if (pathname === "/") return send(200, "text/html; charset=utf-8", front);
    if (pathname !== "/item") return send(404, "text/html", pageOf("none"));
    const { status, body } = await answerItem(items, searchParams.get("id") ?? "0");
    return send(status, "text/html", pageOf(body));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await items.close();
    },
  };
}
