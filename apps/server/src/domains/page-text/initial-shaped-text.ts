import { association, associationContact } from "@bulmo/content/association";
import { business } from "@bulmo/content/business";
import { historyTitle, propertyTitle } from "@bulmo/content/chronicle";
import { direction } from "@bulmo/content/direction";
import { genealogy, lineagePicture } from "@bulmo/content/genealogy";
import { heroSlides } from "@bulmo/content/home";
import { ilsub } from "@bulmo/content/ilsub";
import { logo } from "@bulmo/content/logo";
import { officersDescription } from "@bulmo/content/officer";
import { pages } from "@bulmo/content/page";
import { sampleContent } from "@bulmo/content/sample";
import type { Temple } from "@bulmo/content/temple";
import type { PageText } from "@bulmo/contracts/page-text";
import { blocksOf } from "./initial-blocks.ts";

type Description = Pick<PageText, "description">;

/** A text of which only some parts are there; the page says that it is a sample, as all of ours do. */
const shapedText = (parts: Partial<PageText> & Description): PageText => ({
  title: "",
  titleHanja: "",
  lead: "",
  isSample: true,
  blocks: [],
  signature: [],
  fields: {},
  lists: {},
  ...parts,
});

export const initialBiography = shapedText({
  title: ilsub.title,
  titleHanja: ilsub.titleHanja,
  lead: ilsub.lead,
  description: pages.ilsub.description,
  blocks: ilsub.passages.flatMap(blocksOf),
  fields: { dates: ilsub.dates, note: ilsub.note },
  lists: { years: [...ilsub.years] },
});

export const initialTemple = (
  { name, hanja, lead, caption, source, contact, history, historyNote, painters }: Temple,
  { description }: Description,
): PageText =>
  shapedText({
    title: `${name}의 역사`,
    titleHanja: hanja,
    lead,
    description,
    isSample: painters.sample,
    blocks: history.flatMap(blocksOf),
    fields: {
      caption,
      sourceLabel: source.label,
      sourceHref: source.href,
      phone: contact.phone,
      websiteLabel: contact.website.label,
      websiteHref: contact.website.href,
      address: contact.address,
      historyNote,
      paintersTitle: painters.title,
    },
    lists: { painters: painters.people.map((painter) => ({ ...painter, person: "" })) },
  });

const { seminar, exhibitions, memorial } = business;

export const initialBusiness = shapedText({
  lead: business.lead,
  description: pages.majorBusiness.description,
  fields: {
    seminarTitle: seminar.title,
    seminarWhen: seminar.when,
    seminarSubject: seminar.subject,
    seminarText: seminar.text,
    exhibitionsTitle: exhibitions.title,
    exhibitionsWhen: exhibitions.when,
    exhibitionsText: exhibitions.text,
    memorialTitle: memorial.title,
    memorialMonth: String(memorial.lunarMonth),
    memorialDay: String(memorial.lunarDay),
    memorialText: memorial.text,
    memorialPlace: memorial.place,
  },
  lists: { activities: [] },
});

export const initialDirection = shapedText({
  title: direction.place,
  lead: direction.lead,
  description: pages.direction.description,
  fields: {
    caption: direction.caption,
    latitude: String(direction.point.latitude),
    longitude: String(direction.point.longitude),
    address: direction.address,
  },
  lists: {
    maps: direction.maps.map((map) => ({ ...map })),
    ways: direction.ways.map((way) => ({ ...way })),
    notes: direction.notes.map((text) => ({ text })),
  },
});

const [stackedCaption, levelCaption] = logo.arrangements;

export const initialLogo = shapedText({
  lead: logo.lead,
  description: pages.guide.description,
  fields: { stackedCaption, levelCaption, filesLead: logo.filesLead, paletteLead: logo.paletteLead },
  lists: {
    meanings: logo.meanings.map((meaning) => ({ ...meaning })),
    rules: logo.rules.map((text) => ({ text })),
  },
});

/** What stands above a list. */
const headingText = (parts: Partial<PageText> & Description): PageText =>
  shapedText({ ...parts, isSample: sampleContent });

export const initialHistory = headingText({ title: historyTitle, description: pages.history.description });

export const initialProperty = headingText({ title: propertyTitle, description: pages.culturalProperty.description });

export const initialLineage = headingText({
  title: lineagePicture.title,
  lead: lineagePicture.lead,
  description: pages.memberGenealogy.description,
  fields: { caption: lineagePicture.caption },
});

export const initialMembers = headingText({
  title: genealogy.title,
  lead: genealogy.lead,
  description: genealogy.description,
});

export const initialOfficers = headingText({ description: officersDescription });

/** A text whose page never says that it is a sample. */
const bareText = (parts: Partial<PageText>): PageText => shapedText({ description: "", ...parts, isSample: false });

export const initialHome = bareText({
  description: pages.home.description,
  lists: {
    slides: heroSlides.map(({ title, lines: [first, second], link, painting }) => ({
      title,
      first,
      second,
      linkLabel: link.label,
      linkHref: link.href ?? "",
      painting,
      picture: "",
      alt: "",
    })),
  },
});

export const initialAssociation: PageText = {
  ...bareText({
    fields: {
      name: association.name,
      nameHanja: association.nameHanja,
      zonecode: associationContact.zonecode,
      address: associationContact.address,
      phone: "",
      email: "",
      mark: "lotus",
      logo: "",
      accent: "seonnok",
    },
    lists: { numbers: [] },
  }),
  isSample: sampleContent,
};
