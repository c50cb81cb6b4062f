/**
 * The terms of Linked Art that documents of ours use, by what they stand for in CIDOC CRM: a context of our own, as that
 * of Linked Art is in no registry and no test asks another's site. What is not here a processor drops, and says so.
 */
const crm = (path: string) => `http://www.cidoc-crm.org/cidoc-crm/${path}`;
const la = (path: string) => `https://linked.art/ns/terms/${path}`;

const list = (id: string) => ({ "@id": id, "@type": "@id", "@container": "@set" });
const one = (id: string) => ({ "@id": id, "@type": "@id" });
const moment = (id: string) => ({ "@id": id, "@type": "http://www.w3.org/2001/XMLSchema#dateTime" });

const classes = {
  HumanMadeObject: crm("E22_Human-Made_Object"),
  Person: crm("E21_Person"),
  Group: crm("E74_Group"),
  Production: { "@id": crm("E12_Production"), "@context": { part: list(crm("P9_consists_of")) } },
  Modification: crm("E11_Modification"),
  Activity: crm("E7_Activity"),
  AttributeAssignment: crm("E13_Attribute_Assignment"),
  Birth: crm("E67_Birth"),
  Death: crm("E69_Death"),
  TimeSpan: crm("E52_Time-Span"),
  Name: crm("E33_E41_Linguistic_Appellation"),
  Identifier: crm("E42_Identifier"),
  Type: crm("E55_Type"),
  Language: crm("E56_Language"),
  Dimension: crm("E54_Dimension"),
  MeasurementUnit: crm("E58_Measurement_Unit"),
  LinguisticObject: crm("E33_Linguistic_Object"),
  VisualItem: crm("E36_Visual_Item"),
  InformationObject: crm("E73_Information_Object"),
  Right: crm("E30_Right"),
  DigitalObject: "http://www.ics.forth.gr/isl/CRMdig/D1_Digital_Object",
};

const properties = {
  identified_by: list(crm("P1_is_identified_by")),
  classified_as: list(crm("P2_has_type")),
  referred_to_by: list(crm("P67i_is_referred_to_by")),
  language: list(crm("P72_has_language")),
  content: crm("P190_has_symbolic_content"),
  dimension: list(crm("P43_has_dimension")),
  value: crm("P90_has_value"),
  unit: one(crm("P91_has_unit")),
  produced_by: one(crm("P108i_was_produced_by")),
  modified_by: list(crm("P31i_was_modified_by")),
  carried_out_by: list(crm("P14_carried_out_by")),
  carried_out: list(crm("P14i_performed")),
  technique: list(crm("P32_used_general_technique")),
  timespan: one(crm("P4_has_time-span")),
  begin_of_the_begin: moment(crm("P82a_begin_of_the_begin")),
  end_of_the_begin: moment(crm("P81a_end_of_the_begin")),
  end_of_the_end: moment(crm("P82b_end_of_the_end")),
  current_owner: list(crm("P52_has_current_owner")),
  used_for: list(crm("P16i_was_used_for")),
  representation: list(crm("P138i_has_representation")),
  subject_of: list(crm("P129i_is_subject_of")),
  subject_to: list(crm("P104_is_subject_to")),
  member_of: list(crm("P107i_is_current_or_former_member_of")),
  born: one(crm("P98i_was_born")),
  died: one(crm("P100i_died_in")),
  attributed_by: list(crm("P140i_was_attributed_by")),
  assigned: list(crm("P141_assigned")),
  digitally_shown_by: list(la("digitally_shown_by")),
  digitally_carried_by: list(la("digitally_carried_by")),
  access_point: list(la("access_point")),
  conforms_to: list("http://purl.org/dc/terms/conformsTo"),
  format: "http://purl.org/dc/elements/1.1/format",
  _label: "http://www.w3.org/2000/01/rdf-schema#label",
};

export const linkedArtTerms = {
  "@context": { "@version": 1.1, id: "@id", type: "@type", ...classes, ...properties },
};
