import type { Frame } from '../frame/frame.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import styles from './Footer.module.css'

/** Renders the name, address and contact details of the organization, or the name of the site if there is none. */
export function Organization({ frame }: { frame: Frame }) {
  const { organization, tagline } = frame
  const { name, address, email, phone } = organization ?? { name: frame.name }
  return (
    <div className={styles.organization}>
      <p className={styles.name} {...phraseProps(name)}>
        {name.text}
      </p>
      {tagline && <p {...phraseProps(tagline)}>{tagline.text}</p>}
      {organization && (
        <address className={styles.address}>
          {address && (
            <p className={styles.lines} {...phraseProps(address)}>
              {address.text}
            </p>
          )}
          {email && (
            <p>
              <a href={`mailto:${email}`} dir="ltr">
                {email}
              </a>
            </p>
          )}
          {phone && (
            <p>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
                {phone}
              </a>
            </p>
          )}
        </address>
      )}
    </div>
  )
}
