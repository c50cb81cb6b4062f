/** What cameras, phones and messengers call pictures: words, but none that a work was ever called. */
const machineWords =
  /^(?:image|img|photo|pic|picture|scan|scanned|screenshot|kakaotalk|untitled|사진|이미지|스크린샷|스캔|제목|무제|복사본)$/iu;

const isWord = (word: string) => /\p{L}/u.test(word) && !/\d/u.test(word) && !machineWords.test(word);

/**
 * A title that the name of a file offers to who asks for it: `01_수월관음도.jpg` is 수월관음도. Empty for names that a
 * camera gave. Never a description: it says what a work is called, not what can be seen.
 */
export function titleOfFile(fileName: string): string {
  const words = fileName
    .normalize("NFC")
    .replace(/\.[^.]*$/u, "")
    .replaceAll(/[_\s]+/gu, " ")
    // Numbers in front put files in order.
    .replace(/^[\s\d.()-]+/u, "")
    .trim();
  return words.split(/[ -]/u).some(isWord) ? words : "";
}
