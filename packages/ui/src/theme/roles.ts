import { dark, light, type Palette, pigment } from "./palette.ts";

/**
 * What each colour is for, and the pigment that serves it. A pigment has its own value by day and by lamp, and may serve
 * several roles. Components name these roles (`vars.color.textMuted`), so that one role can change without the others.
 */
const rolesOver = (palette: Palette) => ({
  color: {
    text: palette.meok,
    /** What is said in passing: facts, hints, captions, icons, and what cannot be pressed now. */
    textMuted: palette.dammuk,
    link: palette.seonnok,
    linkHover: palette.seonnokDeep,

    /** The page, and the slips that lie on pictures. */
    surface: palette.hanji,
    /** Set apart from the page without lying on it: the footer, marked rows, the place of a picture on its way. */
    surfaceMuted: palette.hanjiDeep,
    /** What lies on the page: dialogs, menus, cards. */
    surfaceRaised: palette.hobun,
    /** A row, an item or a button under the pointer. */
    surfaceHover: palette.hanjiDeep,
    /** What one fills in: inputs, boxes to tick, the editor's sheet, the place for files. */
    field: palette.hobun,
    /** Over the page, under a dialog. */
    scrim: palette.scrim,

    /** A hairline between things. */
    line: palette.sakryeok,
    /** An edge that must be seen (3:1): of controls, of menus. */
    lineStrong: palette.border,
    /** The rule that a list, a table or a part of the page begins with. */
    lineHeading: palette.meok,
    /** What is chosen, or under the pointer. */
    lineActive: palette.meok,

    /** The main thing to press, what is chosen, where one is, how far something has come. */
    accent: palette.seonnok,
    accentHover: palette.seonnokDeep,
    accentSubtle: palette.seonnokTint,
    onAccent: palette.onSeonnok,

    /** Where keys are heard, and what the hand holds. */
    focus: palette.seokcheong,
    focusSubtle: palette.seokcheongTint,

    info: palette.seokcheong,
    infoSubtle: palette.seokcheongTint,
    success: palette.seonnok,
    /** Errors, warnings, and what cannot be taken back. */
    danger: palette.jusa,
    dangerHover: palette.jusaDeep,
    dangerSubtle: palette.jusaTint,
    onDanger: palette.onJusa,
    /** A small sign that is to be found at once: the page one is on, a like that was given, a count that waits. */
    mark: palette.jusa,

    /** Drawn signs and thin rules that say nothing: never words. */
    ornament: palette.geumni,
    /** A stamp keeps its cinnabar in any light, and so does what is carved into it. */
    seal: pigment.juhong,
    onSeal: pigment.jibun,
    /** Sets a seal's colour off from a map. */
    sealEdge: pigment.baekbun,
  },
  filter: {
    /** For drawings and maps, which keep their pigments in any light. */
    picture: palette.lamplight,
  },
});

export const roles = { light: rolesOver(light), dark: rolesOver(dark) };

export type ColorRole = keyof (typeof roles)["light"]["color"];
