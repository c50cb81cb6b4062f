import { maximumKeyword } from "@bulmo/contracts/board";
import { TextInput } from "@bulmo/ui/text-input";
import { term } from "./work-keyword.css.ts";

/** By which words works are looked for, in whatever their records say. */
export const WorkKeyword = ({ keyword }: { keyword: string | undefined }) => (
  <TextInput
    type="search"
    name="keyword"
    aria-label="검색어"
    placeholder="제목, 작가, 재료, 소장처"
    maxLength={maximumKeyword}
    defaultValue={keyword}
    enterKeyHint="search"
    className={term}
  />
);
