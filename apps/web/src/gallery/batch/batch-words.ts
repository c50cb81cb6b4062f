import { isExhibition } from "@bulmo/contracts/board";
import type { PostType } from "@bulmo/contracts/post";
import { createContext, useContext } from "react";

/** What is made of a picture, and how it and its file are called and counted; all take the same particles. */
export type BatchWords = {
  one: "작품" | "사진";
  unit: "점" | "장";
  picture: "작품 사진" | "사진";
  file: "사진" | "파일";
};

const ofWorks: BatchWords = { one: "작품", unit: "점", picture: "작품 사진", file: "사진" };
/** Each stands in an album as a post of its own. */
const ofPhotos: BatchWords = { one: "사진", unit: "장", picture: "사진", file: "파일" };

export const batchWordsOf = (type: PostType): BatchWords => (isExhibition(type) ? ofWorks : ofPhotos);

export const BatchWordsContext = createContext(ofWorks);
export const useBatchWords = () => useContext(BatchWordsContext);
