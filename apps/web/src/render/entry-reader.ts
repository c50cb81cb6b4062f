import { startReader } from "../reader.ts";
import { watchRareCharacters } from "./rare-characters.ts";
import { ignoreStrayClicks } from "./stray-click.ts";

// What every page does, also while the app sleeps: a few kilobytes of our own, without React (docs/decisions/088).

ignoreStrayClicks();
watchRareCharacters();
startReader();
