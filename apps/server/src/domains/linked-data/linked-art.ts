// What documents of Linked Art 1.0 are made of (https://linked.art/api/1.0/): the shapes are those of its schemas.

export const linkedArtContext = "https://linked.art/ns/v1/linked-art.json";

const aat = (number: number) => `http://vocab.getty.edu/aat/${number}`;

/** An entry of a vocabulary, mostly of Getty's AAT. The label is for whoever reads the document itself. */
export type Concept = { id: string; type: "Type"; _label: string; classified_as?: Concept[] };

export const concept = (number: number, label: string): Concept => ({ id: aat(number), type: "Type", _label: label });

/** The same by its own address, as those of licences. */
export const conceptAt = (id: string, label: string): Concept => ({ id, type: "Type", _label: label });

const workType = concept(300435443, "Type of Work");
export const kindOfWork = (number: number, label: string): Concept => ({
  ...concept(number, label),
  classified_as: [workType],
});

/** Languages by the tags of BCP 47. */
const languages = {
  ko: { id: aat(300388633), type: "Language", _label: "Korean" },
  en: { id: aat(300388277), type: "Language", _label: "English" },
} as const;
export type Language = keyof typeof languages;

const languageOf = (language: Language | undefined) => (language ? { language: [languages[language]] } : {});

const nameTypes = {
  primary: concept(300404670, "Primary Name"),
  alternate: concept(300264273, "Alternate Name"),
  display: concept(300404669, "Display Name"),
};

/** Nothing for an empty text. */
export const name = (content: string, kind: keyof typeof nameTypes, language?: Language) =>
  content ? [{ type: "Name" as const, content, classified_as: [nameTypes[kind]], ...languageOf(language) }] : [];

/** What it is called in both languages, as words of the house are; in one where nobody wrote the other. */
export const namesInBoth = (ko: string, en: string) => [...name(ko, "primary", "ko"), ...name(en, "primary", "en")];

export const systemNumber = (content: number) => ({
  type: "Identifier",
  content: String(content),
  classified_as: [concept(300435704, "System-Assigned Number")],
});

const briefText = concept(300418049, "Brief Text");
const statementTypes = {
  description: concept(300435416, "Description"),
  biography: concept(300435422, "Biography Statement"),
  materials: concept(300435429, "Materials Statement"),
  dimensions: concept(300435430, "Dimensions Statement"),
  inscription: concept(300435414, "Inscription Statement"),
  production: concept(300435436, "Production Statement"),
  credit: concept(300026687, "Credit Line"),
  rights: concept(300435434, "Rights Statement"),
};

/** Nothing for an empty text. */
export const statement = (content: string, kind: keyof typeof statementTypes, language?: Language) =>
  content
    ? [
        {
          type: "LinguisticObject",
          content,
          classified_as: [{ ...statementTypes[kind], classified_as: [briefText] }],
          ...languageOf(language),
        },
      ]
    : [];

/** Whoever or whatever has an address of its own. */
export const reference = (type: "Person" | "Group" | "VisualItem", id: string, label: string) => ({
  id,
  type,
  _label: label,
});

type Digital = { address: string; format: string; type?: Concept; conformsTo?: string };

/** What is to be had at an address. */
export const digitalObject = ({ address, format, type, conformsTo }: Digital) => ({
  type: "DigitalObject",
  ...(type && { classified_as: [type] }),
  format,
  ...(conformsTo && { conforms_to: [{ id: conformsTo, type: "InformationObject" }] }),
  access_point: [{ id: address, type: "DigitalObject" }],
});

/** A text about the thing, at an address: its page, its manifest. */
export const textAt = (digital: Digital, language?: Language) => ({
  type: "LinguisticObject",
  ...languageOf(language),
  digitally_carried_by: [digitalObject(digital)],
});

export const webPage = (address: string) =>
  textAt({ address, format: "text/html", type: concept(300264578, "Web Page") }, "ko");

/** A key with a list, where there is something in the list. */
export const listed = <Key extends string, Item>(key: Key, items: readonly Item[]) =>
  (items.length > 0 ? { [key]: items } : {}) as Partial<Record<Key, readonly Item[]>>;
