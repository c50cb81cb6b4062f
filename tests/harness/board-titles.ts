/** Titles of all that a program finds on a board, the latest first; at most a hundred. */
export async function boardTitles(origin: string, type: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/post/list?type=${type}&limit=100`);
  return ((await answer.json()) as { list: { title: string }[] }).list.map(({ title }) => title);
}
