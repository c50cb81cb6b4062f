import { maximumLimit, pageSize, pinnedNotices } from "@bulmo/contracts/page";
import {
  type BoardItem,
  exhibitionTypes,
  type ExhibitionType,
  type PostItem,
  type PostListInput,
  type QuestionListInput,
} from "@bulmo/contracts/post";
import { countPosts, findPostRows, type PostFilter, type PostRow } from "./post.query.ts";
import type { EntityManager } from "@bulmo/entities/database";

const isExhibition = (type: string): type is ExhibitionType => (exhibitionTypes as readonly string[]).includes(type);

function toItem(row: PostRow): PostItem {
  const shared = {
    index: row.index,
    title: row.title,
    author: row.author,
    createdAt: new Date(row.created_at).toISOString(),
  };
  return isExhibition(row.type)
    ? { ...shared, type: row.type, thumbnail: row.thumbnail, caption: row.caption }
    : { ...shared, type: row.type, summary: row.summary };
}

async function listPage(em: EntityManager, filter: PostFilter, page: number, limit: number) {
  const total = await countPosts(em, filter);
  const totalPages = Math.max(1, Math.ceil(total / limit));
  const shown = Math.min(page, totalPages);
  const rows = await findPostRows(em, filter, { offset: (shown - 1) * limit, limit });
  return { list: rows.map(toItem), page: shown, totalPages };
}

const search = ({ searchType, searchKeyword }: Pick<PostListInput, "searchType" | "searchKeyword">) =>
  searchKeyword === "" ? undefined : { field: searchType, term: searchKeyword };

/** One page of a board or an exhibition, newest first. */
export const listPosts = (em: EntityManager, input: PostListInput) =>
  listPage(
    em,
    { type: input.type, subType: input.exhibitionSubIndex, search: search(input) },
    input.page,
    Math.min(input.limit, maximumLimit),
  );

/** The Q&A page: its pinned notices take rows from it, so no question is skipped or shown twice (BRD-10). */
export async function listQuestions(em: EntityManager, input: QuestionListInput) {
  const term = search(input);
  const pins = term ? [] : await findPostRows(em, { type: "NOTICE" }, { offset: 0, limit: pinnedNotices });
  const rest = pageSize.board - pins.length;
  const { list, ...page } = await listPage(em, { type: "QNA", search: term }, input.page, rest);
  return { ...page, list: list as BoardItem[], notices: pins.map(toItem) as BoardItem[] };
}
