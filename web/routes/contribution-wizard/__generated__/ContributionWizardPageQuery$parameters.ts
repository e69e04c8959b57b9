/**
 * @generated SignedSource<<76961e162e2896ee3c52ae9f9296e1ca>>
 * @relayHash 729bd2a68d0bb5a351253bb0e51e5ceb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a183656197f94403b14e5545e70ff4bbac4a299503dfc86de189123e180626c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a183656197f94403b14e5545e70ff4bbac4a299503dfc86de189123e180626c",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
