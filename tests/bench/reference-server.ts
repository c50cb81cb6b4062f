import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { Pool } from "pg";

/**
 * What the machine can do: the least that answers with a list of a board. All figures are given as multiples of it, so
 * that those of another machine can be compared.
 */
const pool = new Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });

const list = {
  name: "list",
  text: `select index, title, summary, coalesce(author_name, nickname) as author, post.created_at as "createdAt"
    from post left join "user" on "user".id = post.user_id
    where type = 'NOTICE' and deleted_at is null order by index desc limit 14`,
};

const { rows } = await pool.query<{ title: string; author: string; summary: string }>(list);
const lines = rows.map(({ title, author, summary }) => `<li><h2>${title}</h2><p>${summary}</p><p>${author}</p>`);
const page = gzipSync(
  `<!doctype html><html lang="ko"><meta charset="utf-8"><title>공지</title><ul>${lines.join("")}</ul>`,
);

const server = createServer((request, response) => {
  if (request.url === "/page") {
    const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" };
    response.writeHead(200, { ...headers, "content-length": page.length }).end(page);
    return;
  }
  pool.query(list).then(
    (found) => {
      const body = JSON.stringify({ list: found.rows });
      const length = Buffer.byteLength(body);
      response.writeHead(200, { "content-type": "application/json", "content-length": length }).end(body);
    },
    () => response.writeHead(500).end(),
  );
});

server.listen(Number(process.env["PORT"]), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
