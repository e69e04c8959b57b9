/**
 * @generated SignedSource<<adb10bb8cb649f5d270e51526e192c94>>
 * @relayHash df17eb680b852c3709aecc77b7022d7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22c9241a478bee8934c1be417b8560b3ed20f05c4c27a665c36dffbc48c3269b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonalInformationPageQuery } from './PersonalInformationPageQuery.graphql';

const node: PreloadableConcreteRequest<PersonalInformationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22c9241a478bee8934c1be417b8560b3ed20f05c4c27a665c36dffbc48c3269b",
    "metadata": {},
    "name": "PersonalInformationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
