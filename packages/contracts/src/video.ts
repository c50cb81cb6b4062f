/** A film on one of the two sites whose players a page may show (ATT-06). */
export type Video = {
  provider: Provider;
  /** Of Vimeo, behind a stroke, with the word without which an unlisted one is not shown. */
  id: string;
  /** Seconds from its beginning. */
  start: number;
};

export type Provider = "youtube" | "vimeo";

export const providerNames: Readonly<Record<Provider, string>> = { youtube: "YouTube", vimeo: "Vimeo" };

/** Most characters of its title. */
export const maximumVideoTitle = 200;

/** What it is called where nobody gave it a title: nothing is asked of its site. */
export const untitled = ({ provider }: Pick<Video, "provider">): string => `${providerNames[provider]} 동영상`;

export const videoAddressUnfit = "YouTube나 Vimeo의 동영상 하나를 가리키는 주소만 넣을 수 있습니다.";

/** A day; nothing is longer. */
const latestStart = 86_400;

/** Players that show something else than one film, by names as long as those of films. */
const listPlayers = new Set(["videoseries", "live_stream"]);

const ids: Readonly<Record<Provider, RegExp>> = {
  youtube: /^[\w-]{11}$/u,
  vimeo: /^[1-9]\d{0,11}(?:\/[\da-f]{6,20})?$/u,
};

/** Whether what is stored names a film. */
export const isVideo = (provider: string, id: string): provider is Provider =>
  Object.hasOwn(ids, provider) && ids[provider as Provider].test(id) && !listPlayers.has(id);

const clock = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?$/u;

/** Seconds of `90`, `90s` and `1m30s`; 0 for anything else. */
export function startOf(written: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = clock.exec(written) ?? [];
  const start = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return start <= latestStart ? start : 0;
}

const startIn = ({ hash, searchParams }: URL): number =>
  startOf(searchParams.get("t") ?? searchParams.get("start") ?? /[#&]t=([^&]*)/u.exec(hash)?.[1] ?? "");

type Read = (path: readonly string[], query: URLSearchParams) => string | null;

const youtubeFolders = new Set(["shorts", "live", "embed", "v"]);

const youtube: Read = ([first = "", second = "", ...more], query) => {
  if (first === "watch" && second === "") return query.get("v");
  return youtubeFolders.has(first) && more.length === 0 ? second : null;
};
const youtubeShort: Read = (path) => (path.length === 1 ? (path[0] ?? null) : null);

/** With the word in its path, or in `h` as players have it. */
const vimeo: Read = ([number = "", word, ...more], query) => {
  const secret = word ?? query.get("h");
  return more.length > 0 ? null : number + (secret ? `/${secret}` : "");
};
const vimeoPlayer: Read = ([folder, ...path], query) => (folder === "video" ? vimeo(path, query) : null);

/** Names that are spelt otherwise, be it by a dot at the end, are other sites. */
const hosts: Readonly<Record<string, readonly [provider: Provider, read: Read]>> = {
  "youtube.com": ["youtube", youtube],
  "www.youtube.com": ["youtube", youtube],
  "m.youtube.com": ["youtube", youtube],
  "www.youtube-nocookie.com": ["youtube", youtube],
  "youtu.be": ["youtube", youtubeShort],
  "vimeo.com": ["vimeo", vimeo],
  "www.vimeo.com": ["vimeo", vimeo],
  "player.vimeo.com": ["vimeo", vimeoPlayer],
};

/** With or without its scheme. What browsers would read otherwise than it looks names nothing. */
function urlOf(address: string): URL | null {
  const text = address.trim();
  if (text.length > 2_000 || /[\s\\\p{Cc}\p{Cf}]/u.test(text)) return null;
  const whole = text.replace(/^(?:https?:)?\/\//iu, "https://");
  return URL.parse(whole.startsWith("https://") ? whole : `https://${whole}`);
}

/**
 * The film that an address names, on its page or in its player; null for every other address. A list of films is none, a
 * film of a list is one.
 */
export function videoOf(address: string): Video | null {
  const url = urlOf(address);
  if (!url || url.port + url.username + url.password !== "") return null;
  const host = Object.hasOwn(hosts, url.hostname) ? hosts[url.hostname] : undefined;
  if (!host) return null;
  const [provider, read] = host;
  const id = read(url.pathname.split("/").filter(Boolean), url.searchParams) ?? "";
  return isVideo(provider, id) ? { provider, id, start: startIn(url) } : null;
}

const playerPath = /^(?:https?:)?\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video)\//iu;

/** The film in a frame of another page; null for a frame that shows anything else. */
export const videoOfPlayer = (address: string): Video | null =>
  playerPath.test(address.trim()) ? videoOf(address) : null;

/** Where it can be seen without this site. */
export function pageOf({ provider, id, start }: Video): string {
  if (provider === "vimeo") return `https://vimeo.com/${id}${start > 0 ? `#t=${start}s` : ""}`;
  return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ""}`;
}

/** Its player, which begins at once: who asks for it has pressed. Both sites say that these count and follow nobody. */
export function playerOf({ provider, id, start }: Video): string {
  const [number = "", word] = id.split("/");
  if (provider === "youtube")
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start > 0 ? `&start=${start}` : ""}`;
  return `https://player.vimeo.com/video/${number}?dnt=1&autoplay=1${word ? `&h=${word}` : ""}${start > 0 ? `#t=${start}s` : ""}`;
}
