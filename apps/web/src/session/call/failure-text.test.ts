import { TRPCClientError } from "@trpc/client";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withOutcome } from "./failure-text.tsx";

const words = { failed: "게시물을 삭제하지 못했습니다.", unknown: "게시물이 삭제되었는지 알 수 없습니다." };
const told = (error: unknown) => renderToStaticMarkup(withOutcome(words, error));

test("NAV-26 a refusal is told as such, with its reason; where no answer came nothing is claimed", () => {
  const shape = { code: -32_003, message: "권한이 없습니다.", data: { httpStatus: 403 } };
  expect(told(TRPCClientError.from({ error: shape }))).toBe(
    "<p>게시물을 삭제하지 못했습니다.</p><p>권한이 없습니다.</p>",
  );
  expect(told(TRPCClientError.from(new TypeError("Failed to fetch")))).toBe(words.unknown);
});
