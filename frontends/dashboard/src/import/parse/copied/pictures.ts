import { plain } from '../words/plain.ts';

const picture =
  /^\W*(?:image|photo(?:graph)?|picture|pic|img|bild|foto(?:grafi[ae]?)?|imagen|immagine|imagem|afbeelding|billede|bilde|kuva|zdjęcie|obr[áa]zek|kép|imagine|slika|εικόνα|φωτογραφία|изображение|фото|картинка|зображення|resim|görsel|fotoğraf|画像|写真|图片|사진|이미지|hình(?: ảnh)?|gambar|รูปภาพ|صورة|תמונה)(?:\s(?:of|von|vom|de|del|della|di|da|do|van|av|af|z|για|του)|\s?d[’'])?[\s:]+(?<name>\p{L}.*)$/iu;

/** «Image of Satay» beside «Satay Skewers»: what a page says in place of a picture. */
export function linesOfPictures(lines: readonly { text: string }[]): number[] {
  const names = lines.map(({ text }) => picture.exec(text)?.groups?.['name']);
  return names.flatMap((name, at) => {
    const beside = [lines[at - 1], ...lines.slice(at + 1, at + 3)];
    const isBeside = beside.some((line) => line && plain(line.text).startsWith(plain(name ?? '')));
    return name !== undefined && !/\d$/u.test(name) && isBeside ? [at] : [];
  });
}
