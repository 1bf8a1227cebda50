import type { Place } from './visitor';

/** XPath 1.0 has no escapes: a text with both quotes is concatenated. */
const literal = (text: string) =>
  text.includes("'") ? `concat('${text.replaceAll("'", `', "'", '`)}', '')` : `'${text}'`;

const hasText = (text: string) => `[normalize-space() = ${literal(text)}]`;

export const heading: Place = '//main//h1';

export const headerLink = (label: string): Place => `//header//nav//a${hasText(label)}`;

export const logo: Place = '//header//img';

export const currentLink: Place = `//header//nav//a[@aria-current = 'page']`;

/** A field of a form by its label, which may end in a mark. */
export const fieldOf = (form: Place, label: string): Place =>
  `${form}//*[@id = ${form}//label[starts-with(normalize-space(), ${literal(label)})]/@for]`;

/** An option of a form by the text beside it. */
export const choiceOf = (form: Place, label: string): Place =>
  `${form}//label${hasText(label)}[.//input]`;

/** The visible element around the input of a star, which has the text as its name. */
export const starOf = (form: Place, words: string): Place =>
  `${form}//input[@type = 'radio'][@aria-label = ${literal(words)}]/..`;

export const buttonOf = (form: Place, label: string): Place => `${form}//button${hasText(label)}`;

/** The visible step of a form. */
export const currentStep = (form: Place): Place => `${form}//*[@aria-current = 'step']`;

export const submitOf = (form: Place): Place => `${form}//button[@type = 'submit']`;

export const alertOf = (form: Place): Place => `${form}//*[@role = 'alert']`;

/** A message to everybody, including screen readers. */
export const status = (text: string): Place =>
  `//*[@role = 'status'][contains(., ${literal(text)})]`;

export const questionButton = (question: string): Place =>
  `//main//h3//button[starts-with(normalize-space(), ${literal(question)})]`;

export const answerPart = (words: string): Place => `//main//p${hasText(words)}`;

export const named = (label: string): Place => `//main//button[@aria-label = ${literal(label)}]`;

export const memberName = (name: string): Place => `//main//h3${hasText(name)}`;

export const skipLink = (label: string): Place => `//a${hasText(label)}`;

export const bannerLink: Place = '//aside//a';

export const linkTo = (label: string): Place => `//main//a${hasText(label)}`;

/** The heading of the section that an address names after its `#`. */
export const headingAt = (address: string): Place =>
  `//*[@id = ${literal(address.replace(/^.*#/, ''))}]//*[self::h1 or self::h2]`;

export const photoLink = (alt: string): Place => `//main//a[.//img[@alt = ${literal(alt)}]]`;

/** A photograph over the whole window. */
export const enlargedPhoto = (alt: string): Place =>
  `//*[@role = 'dialog']//img[@alt = ${literal(alt)}]`;

export const menuButton = (label: string): Place =>
  `//header//nav//button[@aria-label = ${literal(label)}]`;

/** The button of the menu of small screens once it is open, whatever the header. */
export const openedMenu: Place = `//header//nav//button[@aria-expanded = 'true']`;

export const submenu = (label: string): Place =>
  `//header//nav//summary[normalize-space() = ${literal(label)}]`;
