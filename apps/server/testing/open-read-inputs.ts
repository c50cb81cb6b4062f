import { Post } from "@bulmo/entities/post.entity";
import { createEvent } from "./event.ts";
import { createPerson } from "./person.ts";
import type { Site } from "./site.ts";

/** What reads that anybody may make must be asked for, by their names; makes what they are asked about. */
export async function openReadInputs(site: Site, token: string | undefined): Promise<Record<string, object>> {
  const id = await createPerson(site.fork(), "문도");
  const body = { type: "FIRST_EXHIBITION", title: "관음도", content: "<p>글</p>" };
  const written = await site.call("POST", "/api/post", { ...(token && { token }), body });
  const work = await site.fork().findOneOrFail(Post, { type: body.type, index: written.body.data });
  const event = await createEvent(site.fork(), { state: "PUBLISHED" });
  return {
    "event.get": { id: event },
    "exhibition.get": { n: 1 },
    "person.get": { id },
    "workAddress.get": { number: work.id },
  };
}
