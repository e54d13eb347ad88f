/** An image on Cloudinary is asked for in the size of a card, which the CDN cuts itself; others go as they are. */
export const thumbnail = (url: string) =>
  /^https:\/\/res\.cloudinary\.com\//.test(url)
    ? url.replace('/upload/', '/upload/c_limit,w_400,h_300,q_auto:good/')
    : url;
