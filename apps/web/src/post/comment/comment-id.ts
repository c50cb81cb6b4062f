/** Ids of controls, by which the focus finds its way to them. */
export const boxId = (box: string) => `comment-box${box && `-${box}`}`;
export const answerButtonId = (id: string) => `comment-answer-${id}`;
export const likeButtonId = (id: string) => `comment-like-${id}`;
export const editButtonId = (id: string) => `comment-edit-${id}`;
export const reportButtonId = (id: string) => `comment-report-${id}`;
