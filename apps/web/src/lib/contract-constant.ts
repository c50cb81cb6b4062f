import type { needed as words } from "@bulmo/contracts/account-rules";
import type { sessionMarkerCookie as cookie } from "@bulmo/contracts/auth";
import type { deletedComment as comment } from "@bulmo/contracts/comment";
import type { pageSize } from "@bulmo/contracts/page";
import type { boardTypes as types, maximumIndex as index, maximumKeyword as keyword } from "@bulmo/contracts/post";
import type { roleLevel as level } from "@bulmo/contracts/user";

/*
 * What a reader's page needs of the contracts. Read from there it would come with the schemas beside
 * it and all of zod, 36 KB for every reader; so only the types are, and the compiler refuses any value
 * here but the contracts' own.
 */
export const sessionMarkerCookie: typeof cookie = "bulmo_signed_in";
export const needed: Pick<typeof words, "username" | "password"> = {
  username: "아이디는 필수 입력 항목입니다.",
  password: "비밀번호를 입력해주세요.",
};
export const deletedComment: typeof comment = "삭제된 댓글입니다.";
export const homeBoardSize: (typeof pageSize)["homeBoard"] = 4;
export const homeStripSize: (typeof pageSize)["homeStrip"] = 20;
export const exhibitionPageSize: (typeof pageSize)["exhibition"] = 12;
export const boardTypes: typeof types = ["NOTICE", "QNA"];
export const maximumIndex: typeof index = 2_147_483_647;
export const maximumKeyword: typeof keyword = 200;
export const roleLevel: typeof level = { USER: 1, ADMIN: 2 };
