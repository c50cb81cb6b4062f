import { isVideo, untitled, type Video } from "@bulmo/contracts/video";
import type { BlockEditor } from "./schema.ts";
import { insertBlocks } from "./insert-blocks.ts";

export type TitledVideo = Video & { title: string };

/** What is said where an address became a film by itself. */
export const videoTaken =
  "주소를 동영상으로 넣었습니다. 제목은 동영상을 누르고 ‘더 넣기’의 ‘동영상 고치기’에서 적어 주세요.";

/** The film that is selected; null for none. */
export function selectedVideo(writing: BlockEditor): TitledVideo | null {
  const { block } = writing.getTextCursorPosition();
  if (block.type !== "video" || !isVideo(block.props.provider, block.props.id)) return null;
  const { provider, ...props } = block.props;
  return { ...props, provider, title: props.title === untitled({ provider }) ? "" : props.title };
}

/** In the place of the film that is selected, or where one is writing. */
export function setVideo(writing: BlockEditor, video: TitledVideo): void {
  const { block } = writing.getTextCursorPosition();
  const made = { type: "video", props: { ...video, title: video.title || untitled(video) } } as const;
  if (block.type === "video") writing.updateBlock(block, made);
  else insertBlocks(writing, [made]);
}
