type Headed = { heading?: string; title: string };

/** [행사] 가을 답사: a title behind the word of its board that it bears, if it bears one (EXH-06). */
export const headedTitle = ({ heading = "", title }: Headed): string =>
  heading === "" ? title : `[${heading}] ${title}`;
